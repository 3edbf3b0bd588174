import Testing
import UIKit

/// Presentations over a presenter's view that stays: hands off it.
///
/// Uncertain in the facts: where a dismissal's context says that who leaves ends, and who arrives
/// starts. Here the one ends where it stood, since published animators of both directions reckon
/// from that, and of the other it doesn't know.
@MainActor
struct OverlayTranscriptTests {
  @Test(arguments: Way.all) func presentCustom(_ way: Way) throws {
    let rehearsal = try Rehearsal(way) { _, page in page("A") }

    try rehearsal.present("B", .custom, on: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A]", prepared: "window[A container[Veil]]",
      arranged: "window[A container[Veil B(40 40 295 587)]]",
      after: "window[A container[Veil B(40 40 295 587)]]")
    rehearsal.expect(
      facts: """
        A: nil, (0 0 375 667) to (0 0 375 667)
        B: its view, zero to (40 40 295 587)
        style custom, animated: true, cancelled: false
        """,
      .presentation(by: "Chrome(B)", chosen: true))
  }

  @Test(arguments: Way.all) func dismissCustom(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true) { _, page in page("A") }

    try rehearsal.dismiss("B", .custom, from: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A container[Veil B(40 40 295 587)]]",
      arranged: "window[A container[Veil B(40 40 295 587)]]", after: "window[A]")
    rehearsal.expect(
      facts: """
        B: its view, (40 40 295 587) to (40 40 295 587)
        A: nil, zero to (0 0 375 667)
        style custom, animated: true, cancelled: false
        """,
      .dismissal(by: "Chrome(B)"))
  }

  @Test(arguments: Way.all) func presentOverFullScreen(_ way: Way) throws {
    let rehearsal = try Rehearsal(way) { _, page in page("A") }

    try rehearsal.present("B", .overFullScreen, on: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A]", prepared: "window[A container]", arranged: "window[A container[B]]",
      after: "window[A container[B]]")
    rehearsal.expect(
      facts: """
        A: nil, (0 0 375 667) to (0 0 375 667)
        B: its view, zero to (0 0 375 667)
        style overFullScreen, animated: true, cancelled: false
        """,
      .presentation(by: "UIPresentationController(B)"))
  }

  @Test(arguments: Way.all) func dismissOverFullScreen(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true) { _, page in page("A") }

    try rehearsal.dismiss("B", .overFullScreen, from: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A container[B]]", arranged: "window[A container[B]]", after: "window[A]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to (0 0 375 667)
        A: nil, zero to (0 0 375 667)
        style overFullScreen, animated: true, cancelled: false
        """,
      .dismissal(by: "UIPresentationController(B)"))
  }

  /// A page in a navigation controller that defines the context: it is the presenter itself.
  @Test(arguments: Way.all) func presentOverCurrentContext(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, cast: navigation)

    try rehearsal.present("B", .overCurrentContext, on: rehearsal.firstChild)

    rehearsal.expectWindow(
      before: "window[Nav[content[A] bar]]",
      prepared: "window[Nav[content[A container] bar]]",
      arranged: "window[Nav[content[A container[B]] bar]]",
      after: "window[Nav[content[A container[B]] bar]]")
    rehearsal.expect(
      facts: """
        A: nil, (0 0 375 667) to (0 0 375 667)
        B: its view, zero to (0 0 375 667)
        style overCurrentContext, animated: true, cancelled: false
        """,
      .presentation(by: "UIPresentationController(B)"))
  }

  @Test(arguments: Way.all) func dismissOverCurrentContext(_ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true, cast: navigation)

    try rehearsal.dismiss("B", .overCurrentContext, from: rehearsal.firstChild)

    rehearsal.expectWindow(
      before: "window[Nav[content[A container[B]] bar]]",
      arranged: "window[Nav[content[A container[B]] bar]]",
      after: "window[Nav[content[A] bar]]")
    rehearsal.expect(
      facts: """
        B: its view, (0 0 375 667) to (0 0 375 667)
        A: nil, zero to (0 0 375 667)
        style overCurrentContext, animated: true, cancelled: false
        """,
      .dismissal(by: "UIPresentationController(B)"))
  }

  /// Without a context of its own a page is presented over by way of its outermost parent.
  @Test(arguments: Way.all) func presentOnAPageInANavigationController(_ way: Way) throws {
    let rehearsal = try Rehearsal(way) { director, page in
      navigation(director, page, definesContext: false)
    }

    try rehearsal.present("B", .custom, on: rehearsal.firstChild)

    rehearsal.expectWindow(
      before: "window[Nav[content[A] bar]]",
      prepared: "window[Nav[content[A] bar] container[Veil]]",
      arranged: "window[Nav[content[A] bar] container[Veil B(40 40 295 587)]]",
      after: "window[Nav[content[A] bar] container[Veil B(40 40 295 587)]]")
    rehearsal.expect(
      facts: """
        Nav: nil, (0 0 375 667) to (0 0 375 667)
        B: its view, zero to (40 40 295 587)
        style custom, animated: true, cancelled: false
        """,
      .presentation("Nav", by: "Chrome(B)", chosen: true))
  }

  /// What is a card in the modern profile where there is little width.
  nonisolated private static let cards: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .popover,
  ]

  /// In the modern profile a card; its dimming is the first view in the container.
  @Test(arguments: cards, Way.all)
  func presentCard(_ style: UIModalPresentationStyle, _ way: Way) throws {
    let rehearsal = try Rehearsal(way, profile: .modern) { _, page in page("A") }

    try rehearsal.present("B", style, on: rehearsal.root)

    rehearsal.expectWindow(
      before: "window[A]", prepared: "window[UIView A container[UIView%0.0]]",
      arranged: "window[UIView A"
        + " container[UIView%0.0 B(0 30 375 637)[SheetGrabber(169.5 5 36 5)]]]",
      after: SystemTranscriptTests.card)
    rehearsal.expect(
      facts: """
        A: nil, (0 0 375 667) to (0 0 375 667)
        B: its view, zero to (0 30 375 637)
        style pageSheet, animated: true, cancelled: false
        """,
      .presentation(by: "UISheetPresentationController(B)"))
  }

  @Test(arguments: cards, Way.all)
  func dismissCard(_ style: UIModalPresentationStyle, _ way: Way) throws {
    let rehearsal = try Rehearsal(way, isReverse: true, profile: .modern) { _, page in page("A") }

    try rehearsal.dismiss("B", style, from: rehearsal.root)

    rehearsal.expectWindow(
      before: SystemTranscriptTests.card, arranged: SystemTranscriptTests.card, after: "window[A]")
    rehearsal.expect(
      facts: """
        B: its view, (0 30 375 637) to (0 30 375 637)
        A: nil, zero to (0 0 375 667)
        style pageSheet, animated: true, cancelled: false
        """,
      .dismissal(by: "UISheetPresentationController(B)"))
  }

  private func navigation(
    _ director: Rehearsal.Director, _ page: (String) -> Rehearsal.Player
  ) -> UIViewController {
    navigation(director, page, definesContext: true)
  }

  private func navigation(
    _ director: Rehearsal.Director, _ page: (String) -> Rehearsal.Player, definesContext: Bool
  ) -> UIViewController {
    let first = page("A")
    first.definesPresentationContext = definesContext
    let navigation = UINavigationController(rootViewController: first)
    navigation.title = "Nav"
    return navigation
  }
}

extension Script {
  /// Only the presented controller hears of it.
  fileprivate static func presentation(
    _ presenter: String = "A", by controller: String, chosen: Bool = false
  ) -> Script {
    let choice = chosen ? "delegate Director presentationController(forPresented: B)\n" : ""
    return Script(
      route: "\(presenter) to B",
      opening: choice + """
        delegate Director animationController(forPresented: B)
        delegate Director interactionControllerForPresentation
        appearance \(controller) presentationTransitionWillBegin()
        appearance B viewDidLoad()
        appearance B viewWillAppear(true) ~
        """,
      appearing: "appearance B viewIsAppearing(true) ~",
      finished: """
        appearance \(controller) presentationTransitionDidEnd(true)
        appearance B viewDidAppear(true)
        context Slide animationEnded(true)
        completion \(presenter) to B finished
        heard coordinator's completion, cancelled: false
        heard caller's completion
        """,
      cancelled: """
        appearance \(controller) presentationTransitionDidEnd(false)
        appearance B viewWillDisappear(true)
        appearance B viewDidDisappear(true)
        context Slide animationEnded(false)
        completion \(presenter) to B cancelled
        heard coordinator's completion, cancelled: true
        heard caller's completion
        """)
  }

  fileprivate static func dismissal(by controller: String) -> Script {
    Script(
      route: "B to A",
      opening: """
        delegate Director animationController(forDismissed: B)
        delegate Director interactionControllerForDismissal
        appearance \(controller) dismissalTransitionWillBegin()
        appearance B viewWillDisappear(true) ~
        """,
      appearing: "",
      finished: """
        appearance \(controller) dismissalTransitionDidEnd(true)
        appearance B viewDidDisappear(true)
        context Slide animationEnded(true)
        completion B to A finished
        heard coordinator's completion, cancelled: false
        heard caller's completion
        """,
      cancelled: """
        appearance \(controller) dismissalTransitionDidEnd(false)
        appearance B viewWillAppear(true)
        appearance B viewIsAppearing(true)
        appearance B viewDidAppear(true)
        context Slide animationEnded(false)
        completion B to A cancelled
        heard coordinator's completion, cancelled: true
        heard caller's completion
        """)
  }
}
