import Foundation
import Testing

@testable import UIKit

/// The system's own transitions that a finger drives: it comes down at 1 s, is at its place half a
/// second later, rests and goes at 2 s.
@MainActor
struct PulledTranscriptTests {
  /// Plays the pull; answers with the window as it was before the finger went.
  private func pull(_ rehearsal: Rehearsal, from start: CGPoint, to end: CGPoint) throws -> String {
    try rehearsal.begin()
    let hand = Fingers(rehearsal.theatre, start)
    try hand.drag(to: end, over: 0.5)
    try rehearsal.theatre.advance(to: Way.release)
    let during = rehearsal.theatre.window.tree
    hand.lift()
    try rehearsal.end()
    return during
  }

  /// All but the many updates and what fingers measure.
  private func lines(_ rehearsal: Rehearsal) -> [String] {
    rehearsal.transcript.lines.filter {
      !$0.contains("updateInteractiveTransition") && !$0.contains(" changed at ")
    }.map { line in
      line.range(of: ", translation").map { String(line[..<$0.lowerBound]) } ?? line
    }
  }

  /// 30 % of the way back take the spring 0.426242 s, 40 % of it to the end 0.443983 s.
  @Test(arguments: [true, false]) func pop(finishes: Bool) throws {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try Rehearsal(Way(drive: .animator, finishes: finishes)) { director, page in
      navigation.viewControllers = [page("A"), page("B")]
      navigation.delegate = director
      return navigation
    }
    rehearsal.director.animator = nil

    let during = try pull(
      rehearsal, from: CGPoint(x: 5, y: 300),
      to: CGPoint(x: 15 + 375 * (finishes ? 0.6 : 0.3), y: 300))

    #expect(rehearsal.before == "window[Nav[content[B] bar]]")
    #expect(
      during == "window[Nav[content[A UIView%0.0 UIView(366 0 9 667) B(375 0 375 667)] bar]]")
    #expect(rehearsal.after == "window[Nav[content[\(finishes ? "A" : "B")] bar]]")
    let start = finishes ? 1.033333 : 1.05
    let end = finishes ? 2.443983 : 2.426242
    let opening = [
      "\(start) gesture UIScreenEdgePanGestureRecognizer began at "
        + (finishes ? "(20.7, 300.0)" : "(17.2, 300.0)"),
      "\(start) delegate Director animationControllerFor pop",
      "\(start) appearance B viewWillDisappear(true) ~",
      "\(start) appearance A viewDidLoad()",
      "\(start) appearance A viewWillAppear(true) ~",
      "\(start) delegate Director willShow A ~",
      "\(start) context UIKit's interaction startInteractiveTransition(_:), B to A",
      "\(start) context UIKit's pop animateTransition(using:), B to A",
      "\(start) heard alongside ~",
      "\(start) appearance A viewIsAppearing(true) ~",
    ]
    let ending =
      finishes
      ? [
        "2.0 gesture UIScreenEdgePanGestureRecognizer ended at (240.0, 300.0)",
        "2.0 context finishInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: false",
        "2.0 heard interaction ends, cancelled: false",
        "\(end) context completeTransition(true)",
        "\(end) appearance B viewDidDisappear(true)",
        "\(end) appearance A viewDidAppear(true)",
        "\(end) context UIKit's pop animationEnded(true)",
        "\(end) delegate Director didShow A",
        "\(end) completion B to A finished",
        "\(end) heard coordinator's completion, cancelled: false",
      ]
      : [
        "2.0 gesture UIScreenEdgePanGestureRecognizer ended at (127.5, 300.0)",
        "2.0 context cancelInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: true",
        "2.0 heard interaction ends, cancelled: true",
        "\(end) context completeTransition(false)",
        "\(end) appearance A viewWillDisappear(true)",
        "\(end) appearance A viewDidDisappear(true)",
        "\(end) appearance B viewWillAppear(true)",
        "\(end) appearance B viewIsAppearing(true)",
        "\(end) appearance B viewDidAppear(true)",
        "\(end) context UIKit's pop animationEnded(false)",
        "\(end) completion B to A cancelled",
        "\(end) heard coordinator's completion, cancelled: true",
      ]
    #expect(lines(rehearsal) == opening + ending)
    #expect(navigation.viewControllers.map(\.title) == (finishes ? ["A"] : ["A", "B"]))
  }

  @Test(arguments: [true, false]) func card(finishes: Bool) throws {
    let rehearsal = try Rehearsal(
      Way(drive: .animator, finishes: finishes), profile: .modern
    ) { _, page in page("A") }
    rehearsal.director.animator = nil
    let card = rehearsal.page("B")
    rehearsal.root.present(card, animated: false)

    let during = try pull(
      rehearsal, from: CGPoint(x: 187, y: 100),
      to: CGPoint(x: 187, y: 110 + 667 * (finishes ? 0.6 : 0.3)))

    #expect(rehearsal.before == SystemTranscriptTests.card)
    #expect(
      during == "window[UIView A"
        + " container[UIView%0.0 B(0 697 375 637)[SheetGrabber(169.5 5 36 5)]]]")
    #expect(rehearsal.after == (finishes ? "window[A]" : rehearsal.before))
    let start = finishes ? 1.016667 : 1.033333
    let end = finishes ? 2.443983 : 2.426242
    let opening = [
      "\(start) gesture UIPanGestureRecognizer began at "
        + (finishes ? "(187.0, 113.7)" : "(187.0, 114.0)"),
      "\(start) appearance UISheetPresentationController(B) dismissalTransitionWillBegin()",
      "\(start) appearance B viewWillDisappear(true) ~",
      "\(start) context UIKit's interaction startInteractiveTransition(_:), B to A",
      "\(start) context UIKit's coverVertical animateTransition(using:), B to A",
      "\(start) heard alongside ~",
    ]
    let ending =
      finishes
      ? [
        "2.0 gesture UIPanGestureRecognizer ended at (187.0, 510.2)",
        "2.0 context finishInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: false",
        "2.0 heard interaction ends, cancelled: false",
        "\(end) context completeTransition(true)",
        "\(end) appearance UISheetPresentationController(B) dismissalTransitionDidEnd(true)",
        "\(end) appearance B viewDidDisappear(true)",
        "\(end) context UIKit's coverVertical animationEnded(true)",
        "\(end) completion B to A finished",
        "\(end) heard coordinator's completion, cancelled: false",
      ]
      : [
        "2.0 gesture UIPanGestureRecognizer ended at (187.0, 310.1)",
        "2.0 context cancelInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: true",
        "2.0 heard interaction ends, cancelled: true",
        "\(end) context completeTransition(false)",
        "\(end) appearance UISheetPresentationController(B) dismissalTransitionDidEnd(false)",
        "\(end) appearance B viewWillAppear(true)",
        "\(end) appearance B viewIsAppearing(true)",
        "\(end) appearance B viewDidAppear(true)",
        "\(end) context UIKit's coverVertical animationEnded(false)",
        "\(end) completion B to A cancelled",
        "\(end) heard coordinator's completion, cancelled: true",
      ]
    #expect(lines(rehearsal) == opening + ending)
    #expect((rehearsal.root.presentedViewController == nil) == finishes)
  }

  /// What there is still to go takes as long as the spring needs to come as near to the end as on the
  /// whole way: where nothing is left, no time.
  @Test(arguments: [(0, 0), (0.1, 0.35764), (0.5, 0.45769), (0.9, 0.35764), (1, 0)])
  func theRestTakesItsTime(share: CGFloat, rest: Double) throws {
    let navigation = UINavigationController()
    let rehearsal = try Rehearsal(Way(drive: .animator, finishes: true)) { _, page in
      navigation.viewControllers = [page("A"), page("B")]
      return navigation
    }
    let hand = Fingers(rehearsal.theatre, CGPoint(x: 0, y: 300))
    hand.move(CGPoint(x: 10, y: 300))
    try rehearsal.theatre.advance(to: 0.1)
    hand.move(CGPoint(x: 10 + 375 * share, y: 300))
    try rehearsal.theatre.advance(to: 1)
    hand.lift()

    try rehearsal.theatre.advance(to: 3)
    let end = UIKitLog.current.entries.first { $0.call.hasPrefix("completeTransition") }
    #expect(abs(try #require(end).time - (1 + rest)) < 1e-5)
    #expect(navigation.viewControllers.count == (share > 0.5 ? 1 : 2))
    #expect(navigation.content.subviews == [try #require(navigation.topViewController?.view)])
  }

  /// A whole pull within one instant: the end comes in the turn of the start, and is heard after it.
  @Test(arguments: [true, false]) func aPullInNoTime(finishes: Bool) throws {
    let navigation = UINavigationController()
    let rehearsal = try Rehearsal(Way(drive: .animator, finishes: finishes)) { _, page in
      navigation.viewControllers = [page("A"), page("B")]
      return navigation
    }
    try rehearsal.begin()

    let hand = Fingers(rehearsal.theatre, CGPoint(x: 5, y: 300))
    hand.move(CGPoint(x: 200, y: 300))
    finishes ? hand.lift() : hand.cancel()
    try rehearsal.end()

    let calls = UIKitLog.current.entries.filter { $0.kind == .context && $0.time >= 1 }.map(\.call)
    #expect(
      calls == [
        "startInteractiveTransition(_:), B to A", "animateTransition(using:), B to A",
        "\(finishes ? "finish" : "cancel")InteractiveTransition()",
        "completeTransition(\(finishes))", "animationEnded(\(finishes))",
      ])
    #expect(navigation.viewControllers.map(\.title) == (finishes ? ["A"] : ["A", "B"]))
  }
}
