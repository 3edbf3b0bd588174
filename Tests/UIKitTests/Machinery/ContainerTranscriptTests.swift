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

  @Test(arguments: Way.all) func push(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A"], way, isReverse: false)

    try rehearsal.play {
      navigation.pushViewController(rehearsal.page("B"), animated: true)
    }

    rehearsal.expectWindow(
      before: "window[Nav[content[A] bar]]",
      arranged: "window[Nav[content[A B] bar]]",
      after: "window[Nav[content[B] bar]]")
    rehearsal.expect(
      facts: """
        A: its view, (0 0 375 667) to zero
        B: its view, zero to (0 0 375 667)
        style none, animated: true, cancelled: false
        """,
      Script(
        route: "A to B",
        opening: """
          delegate Director animationControllerFor push
          delegate Director interactionControllerFor Slide
          appearance A viewWillDisappear(true) ~
          appearance B viewDidLoad()
          appearance B viewWillAppear(true) ~
          delegate Director willShow B ~
          """,
        appearing: "appearance B viewIsAppearing(true) ~",
        finished: """
          appearance A viewDidDisappear(true)
          appearance B viewDidAppear(true)
          context Slide animationEnded(true)
          delegate Director didShow B
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
    #expect(navigation.viewControllers.map(\.title) == (way.finishes ? ["A", "B"] : ["A"]))
  }

  @Test(arguments: Way.all) func pop(_ way: Way) throws {
    let (rehearsal, navigation) = try navigation(["A", "B"], way, isReverse: true)
    let pages = navigation.viewControllers

    try rehearsal.play {
      navigation.popViewController(animated: true)
    }

    rehearsal.expectWindow(
      before: "window[Nav[content[B] bar]]",
      arranged: "window[Nav[content[A B] bar]]",
      after: "window[Nav[content[A] bar]]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to zero
        A: its view, zero to (0 0 375 667)
        style none, animated: true, cancelled: false
        """,
      Script(
        route: "B to A",
        opening: """
          delegate Director animationControllerFor pop
          delegate Director interactionControllerFor Slide
          appearance B viewWillDisappear(true) ~
          appearance A viewDidLoad()
          appearance A viewWillAppear(true) ~
          delegate Director willShow A ~
          """,
        appearing: "appearance A viewIsAppearing(true) ~",
        finished: """
          appearance B viewDidDisappear(true)
          appearance A viewDidAppear(true)
          context Slide animationEnded(true)
          delegate Director didShow A
          completion B to A finished
          heard coordinator's completion, cancelled: false
          """,
        cancelled: """
          appearance A viewWillDisappear(true)
          appearance A viewDidDisappear(true)
          appearance B viewWillAppear(true)
          appearance B viewIsAppearing(true)
          appearance B viewDidAppear(true)
          context Slide animationEnded(false)
          completion B to A cancelled
          heard coordinator's completion, cancelled: true
          """))
    #expect(navigation.viewControllers == (way.finishes ? [pages[0]] : pages))
    #expect(pages[1].parent === (way.finishes ? nil : navigation))
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
