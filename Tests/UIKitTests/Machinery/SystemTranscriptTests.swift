import Testing

@testable import UIKit

/// The system's own transitions, where they differ from those that a delegate animates: nobody is
/// asked to drive them, and they bring views of their own.
@MainActor
struct SystemTranscriptTests {
  private func rehearsal(
    cast: (Rehearsal.Director, (String) -> Rehearsal.Player) -> UIViewController
  ) throws -> Rehearsal {
    let rehearsal = try Rehearsal(Way(drive: .animator, finishes: true), cast: cast)
    rehearsal.director.animator = nil
    return rehearsal
  }

  private func navigation(_ titles: String...) throws -> (
    rehearsal: Rehearsal, navigation: UINavigationController
  ) {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try rehearsal { director, page in
      navigation.viewControllers = titles.map(page)
      navigation.delegate = director
      return navigation
    }
    return (rehearsal, navigation)
  }

  @Test func push() throws {
    let (rehearsal, navigation) = try navigation("A")

    try rehearsal.play {
      navigation.pushViewController(rehearsal.page("B"), animated: true)
    }

    #expect(rehearsal.after == "window[Nav[content[B] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationControllerFor push",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 delegate Director willShow B",
        "1.0 context UIKit's push animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance A viewDidDisappear(true)",
        "1.5 appearance B viewDidAppear(true)",
        "1.5 context UIKit's push animationEnded(true)",
        "1.5 delegate Director didShow B",
        "1.5 completion A to B finished",
        "1.5 heard coordinator's completion, cancelled: false",
      ])
  }

  /// Nothing is animated, so nobody is asked. Inferred in the facts.
  @Test func popWithoutAnimation() throws {
    let (rehearsal, navigation) = try navigation("A", "B")

    try rehearsal.play {
      navigation.popViewController(animated: false)
    }

    #expect(rehearsal.after == "window[Nav[content[A] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 appearance B viewWillDisappear(false)",
        "1.0 appearance A viewDidLoad()",
        "1.0 appearance A viewWillAppear(false)",
        "1.0 delegate Director willShow A",
        "1.0 appearance B viewDidDisappear(false)",
        "1.0 appearance A viewIsAppearing(false)",
        "1.0 appearance A viewDidAppear(false)",
        "1.0 delegate Director didShow A",
      ])
  }

  /// Before iOS 18 tabs change at once.
  @Test func tabSwitch() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let rehearsal = try rehearsal { director, page in
      tabs.viewControllers = ["A", "B"].map(page)
      tabs.delegate = director
      return tabs
    }

    try rehearsal.play {
      tabs.selectedIndex = 1
    }

    #expect(rehearsal.after == "window[Tabs[content[B] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationControllerForTransitionFrom A to B",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(false)",
        "1.0 appearance A viewWillDisappear(false)",
        "1.0 appearance A viewDidDisappear(false)",
        "1.0 appearance B viewIsAppearing(false)",
        "1.0 appearance B viewDidAppear(false)",
      ])
  }

  @Test func presentFullScreen() throws {
    let rehearsal = try rehearsal { _, page in page("A") }

    try rehearsal.present("B", .fullScreen, on: rehearsal.root)

    #expect(rehearsal.after == "window[container[B]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 appearance UIPresentationController presentationTransitionWillBegin()",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context UIKit's coverVertical animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance UIPresentationController presentationTransitionDidEnd(true)",
        "1.5 appearance B viewDidAppear(true)",
        "1.5 appearance A viewDidDisappear(true)",
        "1.5 context UIKit's coverVertical animationEnded(true)",
        "1.5 completion A to B finished",
        "1.5 heard coordinator's completion, cancelled: false",
        "1.5 heard caller's completion",
      ])
  }

  /// A presentation controller alone: the system's animation carries the page to its frame.
  @Test func presentCustom() throws {
    let rehearsal = try rehearsal { _, page in page("A") }

    try rehearsal.present("B", .custom, on: rehearsal.root)

    #expect(rehearsal.after == "window[A container[Veil B(40 40 295 587)]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director presentationController(forPresented: B)",
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 appearance Chrome presentationTransitionWillBegin()",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context UIKit's coverVertical animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance Chrome presentationTransitionDidEnd(true)",
        "1.5 appearance B viewDidAppear(true)",
        "1.5 context UIKit's coverVertical animationEnded(true)",
        "1.5 completion A to B finished",
        "1.5 heard coordinator's completion, cancelled: false",
        "1.5 heard caller's completion",
      ])
  }
}
