import Testing
import UIKit

/// Presentations in which the presenter's view makes place for the presented one.
///
/// Uncertain in the facts: where a dismissal's context says that who leaves ends, and who arrives
/// starts. Here the one ends where it stood, since published animators of both directions reckon
/// from that, and of the other it doesn't know.
@MainActor
struct FullScreenTranscriptTests {
  @Test(arguments: Way.all) func present(_ way: Way) throws {
    let rehearsal = try Rehearsal(way) { _, page in page("A") }

    try rehearsal.present("B", .fullScreen, on: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A]", prepared: "window[container[A]]", arranged: "window[container[A B]]",
      after: "window[container[B]]")
    rehearsal.expect(
      facts: """
        A: its view, (0 0 375 667) to zero
        B: its view, zero to (0 0 375 667)
        style fullScreen, animated: true, cancelled: false
        """,
      .presentation("A", "B"))
  }

  @Test(arguments: Way.all) func dismiss(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true) { _, page in page("A") }

    try rehearsal.dismiss("B", .fullScreen, from: rehearsal.root)

    // After a cancel the presenter's view stays where the animator has put it.
    rehearsal.expectWindow(
      before: "window[container[B]]", arranged: "window[container[A B]]", after: "window[A]",
      afterCancel: "window[container[A B]]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to (0 0 375 667)
        A: its view, zero to (0 0 375 667)
        style fullScreen, animated: true, cancelled: false
        """,
      .dismissal("B", "A"))
  }

  /// Inferred in the facts: in its context it is as full screen is in the window.
  @Test(arguments: Way.all) func presentInCurrentContext(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, cast: tabs)

    try rehearsal.present("B", .currentContext, on: rehearsal.firstChild)

    rehearsal.expectWindow(
      before: "window[Tabs[content[A] bar]]",
      prepared: "window[Tabs[content[container[A]] bar]]",
      arranged: "window[Tabs[content[container[A B]] bar]]",
      after: "window[Tabs[content[container[B]] bar]]")
    rehearsal.expect(
      facts: """
        A: its view, (0 0 375 667) to zero
        B: its view, zero to (0 0 375 667)
        style currentContext, animated: true, cancelled: false
        """,
      .presentation("A", "B"))
  }

  /// Inferred likewise.
  @Test(arguments: Way.all) func dismissInCurrentContext(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true, cast: tabs)

    try rehearsal.dismiss("B", .currentContext, from: rehearsal.firstChild)

    rehearsal.expectWindow(
      before: "window[Tabs[content[container[B]] bar]]",
      arranged: "window[Tabs[content[container[A B]] bar]]",
      after: "window[Tabs[content[A] bar]]",
      afterCancel: "window[Tabs[content[container[A B]] bar]]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to (0 0 375 667)
        A: its view, zero to (0 0 375 667)
        style currentContext, animated: true, cancelled: false
        """,
      .dismissal("B", "A"))
  }

  /// Before iOS 13 little width makes full screen of what would have left a margin.
  /// Of a popover that is inferred.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], Way.all)
  func presentWhatAdapts(_ style: UIModalPresentationStyle, _ way: Way) throws {
    let rehearsal = try Rehearsal(way) { _, page in page("A") }

    try rehearsal.present("B", style, on: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A]", prepared: "window[container[A]]", arranged: "window[container[A B]]",
      after: "window[container[B]]")
    rehearsal.expect(
      facts: """
        A: its view, (0 0 375 667) to zero
        B: its view, zero to (0 0 375 667)
        style fullScreen, animated: true, cancelled: false
        """,
      .presentation("A", "B"))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], Way.all)
  func dismissWhatAdapted(_ style: UIModalPresentationStyle, _ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true) { _, page in page("A") }

    try rehearsal.dismiss("B", style, from: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[container[B]]", arranged: "window[container[A B]]", after: "window[A]",
      afterCancel: "window[container[A B]]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to (0 0 375 667)
        A: its view, zero to (0 0 375 667)
        style fullScreen, animated: true, cancelled: false
        """,
      .dismissal("B", "A"))
  }

  private func tabs(_ director: Rehearsal.Director, _ page: (String) -> Rehearsal.Player)
    -> UIViewController
  {
    let (tabs, first) = (UITabBarController(), page("A"))
    first.definesPresentationContext = true
    tabs.title = "Tabs"
    tabs.viewControllers = [first, page("other")]
    return tabs
  }
}

extension Script {
  /// Both controllers hear of it. Uncertain in the facts: the order of the last two did-callbacks of
  /// a full-screen presentation.
  fileprivate static func presentation(_ leaving: String, _ arriving: String) -> Script {
    Script(
      route: "\(leaving) to \(arriving)",
      opening: """
        delegate Director animationController(forPresented: \(arriving))
        delegate Director interactionControllerForPresentation
        appearance UIPresentationController(B) presentationTransitionWillBegin()
        appearance \(leaving) viewWillDisappear(true) ~
        appearance \(arriving) viewDidLoad()
        appearance \(arriving) viewWillAppear(true) ~
        """,
      appearing: "appearance \(arriving) viewIsAppearing(true) ~",
      finished: """
        appearance UIPresentationController(B) presentationTransitionDidEnd(true)
        appearance \(arriving) viewDidAppear(true)
        appearance \(leaving) viewDidDisappear(true)
        context Slide animationEnded(true)
        completion \(leaving) to \(arriving) finished
        heard coordinator's completion, cancelled: false
        heard caller's completion
        """,
      cancelled: """
        appearance UIPresentationController(B) presentationTransitionDidEnd(false)
        appearance \(arriving) viewWillDisappear(true)
        appearance \(arriving) viewDidDisappear(true)
        appearance \(leaving) viewWillAppear(true)
        appearance \(leaving) viewIsAppearing(true)
        appearance \(leaving) viewDidAppear(true)
        context Slide animationEnded(false)
        completion \(leaving) to \(arriving) cancelled
        heard coordinator's completion, cancelled: true
        heard caller's completion
        """)
  }

  /// The mirror of it.
  fileprivate static func dismissal(_ leaving: String, _ arriving: String) -> Script {
    Script(
      route: "\(leaving) to \(arriving)",
      opening: """
        delegate Director animationController(forDismissed: \(leaving))
        delegate Director interactionControllerForDismissal
        appearance UIPresentationController(B) dismissalTransitionWillBegin()
        appearance \(leaving) viewWillDisappear(true) ~
        appearance \(arriving) viewWillAppear(true) ~
        """,
      appearing: "appearance \(arriving) viewIsAppearing(true) ~",
      finished: """
        appearance UIPresentationController(B) dismissalTransitionDidEnd(true)
        appearance \(arriving) viewDidAppear(true)
        appearance \(leaving) viewDidDisappear(true)
        context Slide animationEnded(true)
        completion \(leaving) to \(arriving) finished
        heard coordinator's completion, cancelled: false
        heard caller's completion
        """,
      cancelled: """
        appearance UIPresentationController(B) dismissalTransitionDidEnd(false)
        appearance \(arriving) viewWillDisappear(true)
        appearance \(arriving) viewDidDisappear(true)
        appearance \(leaving) viewWillAppear(true)
        appearance \(leaving) viewIsAppearing(true)
        appearance \(leaving) viewDidAppear(true)
        context Slide animationEnded(false)
        completion \(leaving) to \(arriving) cancelled
        heard coordinator's completion, cancelled: true
        heard caller's completion
        """)
  }
}
