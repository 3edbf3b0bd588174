import Testing
import UIKit

/// What navigation and tab bar controllers do in each way that a transition may go.
@MainActor
struct ContainerTranscriptTests {
  private func navigation(_ titles: [String], _ way: Way, isReverse: Bool) throws -> (
    rehearsal: Rehearsal, navigation: UINavigationController
  ) {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try Rehearsal(way, isReverse: isReverse) { director, page in
      navigation.viewControllers = titles.map(page)
      navigation.delegate = director
      return navigation
    }
    return (rehearsal, navigation)
  }

  /// Plays a change of the stack that brings `arriving` in place of `leaving`.
  private func play(
    _ rehearsal: Rehearsal, _ operation: String, _ leaving: String, _ arriving: String,
    _ call: () -> Void
  ) throws {
    try rehearsal.play(call)

    let pages = operation == "pop" ? "\(arriving) \(leaving)" : "\(leaving) \(arriving)"
    rehearsal.expectWindow(
      before: "window[Nav[content[\(leaving)] bar]]",
      arranged: "window[Nav[content[\(pages)] bar]]",
      after: "window[Nav[content[\(arriving)] bar]]")
    rehearsal.expect(
      facts: """
        \(leaving): its view, (0 0 375 667) to zero
        \(arriving): its view, zero to (0 0 375 667)
        style none, animated: true, cancelled: false
        """,
      .stack(operation, leaving, arriving))
  }

  @Test(arguments: Way.all) func push(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A"], way, isReverse: false)

    try play(rehearsal, "push", "A", "B") {
      navigation.pushViewController(rehearsal.page("B"), animated: true)
    }

    #expect(navigation.viewControllers.map(\.title) == (way.finishes ? ["A", "B"] : ["A"]))
  }

  @Test(arguments: Way.all) func pop(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B"], way, isReverse: true)
    let pages = navigation.viewControllers

    try play(rehearsal, "pop", "B", "A") {
      navigation.popViewController(animated: true)
    }

    #expect(navigation.viewControllers == (way.finishes ? [pages[0]] : pages))
    #expect(pages[1].parent === (way.finishes ? nil : navigation))
  }

  /// The pages between hear nothing of it.
  @Test(arguments: Way.all) func popToRoot(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B", "C"], way, isReverse: true)
    let pages = navigation.viewControllers

    try play(rehearsal, "pop", "C", "A") {
      #expect(navigation.popToRootViewController(animated: true) == Array(pages[1...]))
    }

    #expect(navigation.viewControllers == (way.finishes ? [pages[0]] : pages))
    #expect(pages[1].parent === (way.finishes ? nil : navigation))
  }

  @Test(arguments: Way.all) func popToAPage(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B", "C", "D"], way, isReverse: true)
    let pages = navigation.viewControllers

    try play(rehearsal, "pop", "D", "B") {
      #expect(
        navigation.popToViewController(pages[1], animated: true) == Array(pages[2...]))
    }

    #expect(navigation.viewControllers == (way.finishes ? Array(pages[...1]) : pages))
    #expect(pages[2].parent === (way.finishes ? nil : navigation))
  }

  /// A new last page is pushed, whatever else the stack consists of.
  @Test(arguments: Way.all) func setPagesWithANewLast(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B"], way, isReverse: false)
    let pages = navigation.viewControllers
    let new = [rehearsal.page("C"), rehearsal.page("D")]

    try play(rehearsal, "push", "B", "D") {
      navigation.setViewControllers([pages[0]] + new, animated: true)
    }

    #expect(navigation.viewControllers == (way.finishes ? [pages[0]] + new : pages))
    #expect(pages[1].parent === (way.finishes ? nil : navigation))
    #expect(new[0].parent === (way.finishes ? navigation : nil))
  }

  /// Who was in the stack already comes back by a pop.
  @Test(arguments: Way.all) func setPagesWithAnOldLast(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B", "C"], way, isReverse: true)
    let pages = navigation.viewControllers

    try play(rehearsal, "pop", "C", "A") {
      navigation.setViewControllers([pages[1], pages[0]], animated: true)
    }

    #expect(navigation.viewControllers == (way.finishes ? [pages[1], pages[0]] : pages))
    #expect(pages[2].parent === (way.finishes ? nil : navigation))
  }

  @Test(arguments: Way.all) func tabSwitch(_ way: Way) throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let rehearsal = try Rehearsal(way) { director, page in
      tabs.viewControllers = ["A", "B"].map(page)
      tabs.delegate = director
      return tabs
    }

    try rehearsal.play {
      tabs.selectedIndex = 1
    }

    rehearsal.expectWindow(
      before: "window[Tabs[content[A] bar]]",
      arranged: "window[Tabs[content[A B] bar]]",
      after: "window[Tabs[content[B] bar]]")
    rehearsal.expect(
      facts: """
        A: its view, (0 0 375 667) to zero
        B: its view, zero to (0 0 375 667)
        style none, animated: true, cancelled: false
        """,
      Script(
        route: "A to B",
        opening: """
          delegate Director animationControllerForTransitionFrom A to B
          delegate Director interactionControllerFor Slide
          appearance B viewDidLoad()
          appearance B viewWillAppear(true) ~
          appearance A viewWillDisappear(true) ~
          """,
        appearing: "appearance B viewIsAppearing(true) ~",
        finished: """
          appearance A viewDidDisappear(true)
          appearance B viewDidAppear(true)
          context Slide animationEnded(true)
          completion A to B finished
          heard coordinator's completion, cancelled: false
          """,
        cancelled: """
          appearance B viewWillDisappear(true)
          appearance B viewDidDisappear(true)
          appearance A viewWillAppear(true)
          appearance A viewIsAppearing(true)
          appearance A viewDidAppear(true)
          context Slide animationEnded(false)
          completion A to B cancelled
          heard coordinator's completion, cancelled: true
          """))
    #expect(tabs.selectedIndex == (way.finishes ? 1 : 0))
  }
}

extension Script {
  /// What a change of a navigation stack writes. The arriving page hasn't been loaded before.
  fileprivate static func stack(
    _ operation: String, _ leaving: String, _ arriving: String
  ) -> Script {
    Script(
      route: "\(leaving) to \(arriving)",
      opening: """
        delegate Director animationControllerFor \(operation)
        delegate Director interactionControllerFor Slide
        appearance \(leaving) viewWillDisappear(true) ~
        appearance \(arriving) viewDidLoad()
        appearance \(arriving) viewWillAppear(true) ~
        delegate Director willShow \(arriving) ~
        """,
      appearing: "appearance \(arriving) viewIsAppearing(true) ~",
      finished: """
        appearance \(leaving) viewDidDisappear(true)
        appearance \(arriving) viewDidAppear(true)
        context Slide animationEnded(true)
        delegate Director didShow \(arriving)
        completion \(leaving) to \(arriving) finished
        heard coordinator's completion, cancelled: false
        """,
      cancelled: """
        appearance \(arriving) viewWillDisappear(true)
        appearance \(arriving) viewDidDisappear(true)
        appearance \(leaving) viewWillAppear(true)
        appearance \(leaving) viewIsAppearing(true)
        appearance \(leaving) viewDidAppear(true)
        context Slide animationEnded(false)
        completion \(leaving) to \(arriving) cancelled
        heard coordinator's completion, cancelled: true
        """)
  }
}
