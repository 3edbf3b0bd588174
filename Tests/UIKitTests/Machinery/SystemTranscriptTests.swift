import Testing

@testable import UIKit

/// The system's own transitions, where they differ from those that a delegate animates: nobody is
/// asked to drive them, and they bring views of their own.
@MainActor
struct SystemTranscriptTests {
  /// The system's looks, their animators, and when they are over. How long a flip and a dissolve take is
  /// uncertain in the facts.
  nonisolated static let looks: [(UIModalTransitionStyle, String, Double)] = [
    (.coverVertical, "UIKit's coverVertical", 1.5), (.crossDissolve, "UIKit's crossDissolve", 1.35),
    (.flipHorizontal, "UIKit's flipHorizontal", 1.75),
  ]

  /// A page below a card, with the black behind it.
  static let card =
    "window[UIView A(16 20 343 610.083)"
    + " container[UIView%0.1 B(0 30 375 637)[SheetGrabber(169.5 5 36 5)]]]"

  @Test func push() throws {
    let (rehearsal, navigation) = try Rehearsal.ofTheSystem(stack: "A")

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

  @Test func presentFullScreen() throws {
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }

    try rehearsal.present("B", .fullScreen, on: rehearsal.root)

    #expect(rehearsal.after == "window[container[B]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 appearance UIPresentationController(B) presentationTransitionWillBegin()",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context UIKit's coverVertical animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance UIPresentationController(B) presentationTransitionDidEnd(true)",
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
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }

    try rehearsal.present("B", .custom, on: rehearsal.root)

    #expect(rehearsal.after == "window[A container[Veil B(40 40 295 587)]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director presentationController(forPresented: B)",
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 appearance Chrome(B) presentationTransitionWillBegin()",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context UIKit's coverVertical animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance Chrome(B) presentationTransitionDidEnd(true)",
        "1.5 appearance B viewDidAppear(true)",
        "1.5 context UIKit's coverVertical animationEnded(true)",
        "1.5 completion A to B finished",
        "1.5 heard coordinator's completion, cancelled: false",
        "1.5 heard caller's completion",
      ])
  }

  @Test func pop() throws {
    let (rehearsal, navigation) = try Rehearsal.ofTheSystem(stack: "A", "B")

    try rehearsal.play {
      navigation.popViewController(animated: true)
    }

    #expect(rehearsal.after == "window[Nav[content[A] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationControllerFor pop",
        "1.0 appearance B viewWillDisappear(true)",
        "1.0 appearance A viewDidLoad()",
        "1.0 appearance A viewWillAppear(true)",
        "1.0 delegate Director willShow A",
        "1.0 context UIKit's pop animateTransition(using:), B to A",
        "1.0 heard alongside",
        "1.0 appearance A viewIsAppearing(true)",
        "1.5 context completeTransition(true)",
        "1.5 appearance B viewDidDisappear(true)",
        "1.5 appearance A viewDidAppear(true)",
        "1.5 context UIKit's pop animationEnded(true)",
        "1.5 delegate Director didShow A",
        "1.5 completion B to A finished",
        "1.5 heard coordinator's completion, cancelled: false",
      ])
  }

  @Test func tabSwitchOfTheModernKind() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let rehearsal = try Rehearsal.ofTheSystem(.modern) { director, page in
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
        "1.0 appearance B viewWillAppear(true)",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 context UIKit's crossDissolve animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.35 context completeTransition(true)",
        "1.35 appearance A viewDidDisappear(true)",
        "1.35 appearance B viewDidAppear(true)",
        "1.35 context UIKit's crossDissolve animationEnded(true)",
        "1.35 completion A to B finished",
        "1.35 heard coordinator's completion, cancelled: false",
      ])
  }

  @Test(arguments: looks)
  func dismissFullScreen(style: UIModalTransitionStyle, animator: String, end: Double) throws {
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }
    rehearsal.director.animator = nil

    try rehearsal.dismiss("B", .fullScreen, style, from: rehearsal.root)

    #expect(rehearsal.after == "window[A]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forDismissed: B)",
        "1.0 appearance UIPresentationController(B) dismissalTransitionWillBegin()",
        "1.0 appearance B viewWillDisappear(true)",
        "1.0 appearance A viewWillAppear(true)",
        "1.0 context \(animator) animateTransition(using:), B to A",
        "1.0 heard alongside",
        "1.0 appearance A viewIsAppearing(true)",
        "\(end) context completeTransition(true)",
        "\(end) appearance UIPresentationController(B) dismissalTransitionDidEnd(true)",
        "\(end) appearance A viewDidAppear(true)",
        "\(end) appearance B viewDidDisappear(true)",
        "\(end) context \(animator) animationEnded(true)",
        "\(end) completion B to A finished",
        "\(end) heard coordinator's completion, cancelled: false",
        "\(end) heard caller's completion",
      ])
  }

  @Test(arguments: looks)
  func presentCard(style: UIModalTransitionStyle, animator: String, end: Double) throws {
    let rehearsal = try Rehearsal.ofTheSystem(.modern) { _, page in page("A") }

    try rehearsal.present("B", .pageSheet, style, on: rehearsal.root)

    #expect(rehearsal.after == Self.card)
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 appearance UISheetPresentationController(B) presentationTransitionWillBegin()",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context \(animator) animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "\(end) context completeTransition(true)",
        "\(end) appearance UISheetPresentationController(B) presentationTransitionDidEnd(true)",
        "\(end) appearance B viewDidAppear(true)",
        "\(end) context \(animator) animationEnded(true)",
        "\(end) completion A to B finished",
        "\(end) heard coordinator's completion, cancelled: false",
        "\(end) heard caller's completion",
      ])
  }

  @Test(arguments: looks)
  func dismissCard(style: UIModalTransitionStyle, animator: String, end: Double) throws {
    let rehearsal = try Rehearsal.ofTheSystem(.modern) { _, page in page("A") }

    try rehearsal.dismiss("B", .pageSheet, style, from: rehearsal.root)

    #expect(rehearsal.after == "window[A]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forDismissed: B)",
        "1.0 appearance UISheetPresentationController(B) dismissalTransitionWillBegin()",
        "1.0 appearance B viewWillDisappear(true)",
        "1.0 context \(animator) animateTransition(using:), B to A",
        "1.0 heard alongside",
        "\(end) context completeTransition(true)",
        "\(end) appearance UISheetPresentationController(B) dismissalTransitionDidEnd(true)",
        "\(end) appearance B viewDidDisappear(true)",
        "\(end) context \(animator) animationEnded(true)",
        "\(end) completion B to A finished",
        "\(end) heard coordinator's completion, cancelled: false",
        "\(end) heard caller's completion",
      ])
  }
}
