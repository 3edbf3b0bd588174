import Testing
import UIKit

@testable import UIKit

@Suite("Recognisers among each other")
@MainActor
struct ArbitrationTests {
  private let diary = GestureDiary()

  private func drag(_ film: Film) {
    let hand = Fingers(film, CGPoint(50, 50))
    hand.move(CGPoint(80, 50))
    hand.move(CGPoint(90, 50))
    hand.lift()
  }

  @Test("Of those that see the same, the deepest view's wins")
  func deepest() {
    Film.play { film in
      let outer = film.view()
      let inner = UIView(frame: outer.bounds)
      outer.addSubview(inner)
      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "window")
      diary.watch(UIPanGestureRecognizer(), on: outer, as: "outer")
      diary.watch(UIPanGestureRecognizer(), on: inner, as: "inner")
      drag(film)

      #expect(diary.lines == ["inner began", "inner changed", "inner ended"])
    }
  }

  @Test("Both go on where the delegate of either wants it")
  func simultaneous() {
    Film.play { film in
      let view = film.view()
      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "window")
      let inner = diary.watch(UIPanGestureRecognizer(), on: view, as: "inner")
      let referee = Referee()
      referee.isSimultaneous = true
      inner.delegate = referee
      drag(film)

      #expect(
        diary.lines == [
          "inner began", "window began", "inner changed", "window changed", "inner ended",
          "window ended",
        ])
    }
  }

  @Test("One that may not begin leaves the touch to the others")
  func shouldBegin() {
    Film.play { film in
      let view = film.view()
      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "window")
      let inner = diary.watch(UIPanGestureRecognizer(), on: view, as: "inner")
      let referee = Referee()
      referee.mayBegin = false
      inner.delegate = referee
      drag(film)
      #expect(diary.lines == ["window began", "window changed", "window ended"])

      referee.mayBegin = true
      referee.mayReceive = false
      drag(film)
      #expect(diary.lines.filter { $0.hasPrefix("inner") }.isEmpty)
      #expect(
        UIKitLog.current.entries.filter { $0.kind == .delegate }.map {
          "\($0.message): \($0.answer ?? "")"
        } == [
          "Referee inner gestureRecognizerShouldBegin(_:): false",
          "Referee inner shouldReceive touch at (50.0, 50.0): false",
        ])
    }
  }

  @Test("The view under the finger is asked first, then those around it")
  func viewShouldBegin() {
    Film.play { film in
      let outer = AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      film.window.addSubview(outer)
      let inner = AskedView(frame: outer.bounds)
      outer.addSubview(inner)
      diary.watch(UIPanGestureRecognizer(), on: outer)
      drag(film)
      #expect(inner.asked == 1 && outer.asked == 1 && diary.lines.count == 3)

      inner.answer = false
      drag(film)
      #expect(inner.asked == 2 && outer.asked == 1 && diary.lines.count == 3)
    }
  }

  @Test("One waits for another to fail, by its own requirement or by a delegate's")
  func requirements() throws {
    for asks in [Referee.Wait.own, .requires, .isRequired] {
      try Film.play { film in
        let diary = GestureDiary()
        let pan = diary.watch(UIPanGestureRecognizer(), on: film.view(), as: "pan")
        let swipe = diary.watch(UISwipeGestureRecognizer(), on: film.window, as: "swipe")
        let referee = Referee()
        referee.wait = asks
        switch asks {
        case .own: pan.require(toFail: swipe)
        case .requires: pan.delegate = referee
        case .isRequired: swipe.delegate = referee
        }

        let quick = Fingers(film, CGPoint(10, 50))
        try quick.drag(to: CGPoint(90, 50), over: 0.2)
        quick.lift()
        #expect(diary.lines == ["swipe ended"])

        let slow = Fingers(film, CGPoint(10, 50))
        try slow.drag(to: CGPoint(50, 50), over: 0.4)
        #expect(diary.lines == ["swipe ended"])
        try slow.drag(to: CGPoint(60, 50), over: 0.2)
        slow.lift()
        #expect(diary.lines[1] == "pan began" && diary.lines.last == "pan ended")
      }
    }
  }

  @Test("Disabled in the middle, a recogniser cancels; so does one that is taken off its view")
  func disabled() throws {
    try Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      let hand = Fingers(film, .zero)
      hand.move(CGPoint(20, 0))
      pan.isEnabled = false
      try film.clock.advance(to: 0.1)
      #expect(diary.lines == ["began", "cancelled"])
      pan.isEnabled = true
      hand.move(CGPoint(90, 0))
      hand.lift()
      #expect(diary.lines.count == 2)

      let other = Fingers(film, .zero)
      other.move(CGPoint(20, 0))
      film.window.removeGestureRecognizer(pan)
      try film.clock.advance(to: 0.2)
      #expect(diary.lines.dropFirst(2) == ["began", "cancelled"])
      #expect(pan.view == nil && film.window.gestureRecognizers == nil)
    }
  }

  @Test("A recogniser that is disabled by its own action hears of the cancel at once")
  func disabledByItself() {
    Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      pan.addAction(UIAction { _ in pan.isEnabled = false })
      let hand = Fingers(film, .zero)
      hand.move(CGPoint(20, 0))

      #expect(diary.lines == ["began", "cancelled"])
      #expect(pan.state == .possible)
    }
  }

  @Test("A gesture goes on when its view leaves the window")
  func leavingView() {
    Film.play { film in
      let view = film.view()
      let pan = diary.watch(UIPanGestureRecognizer(), on: view)
      let hand = Fingers(film, CGPoint(10, 10))
      hand.move(CGPoint(20, 10))
      view.removeFromSuperview()
      hand.move(CGPoint(70, 10))
      #expect(pan.translation(in: nil) == CGPoint(50, 0))
      hand.lift()

      #expect(diary.lines == ["began", "changed", "ended"])
    }
  }

  @Test("A subclass sees the state that its superclass has set, and may take it back unheard")
  func directionalPan() {
    Film.play { film in
      let pan = diary.watch(HorizontalPan(), on: film.window, as: "horizontal")
      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "other")
      let hand = Fingers(film, CGPoint(50, 50))
      hand.move(CGPoint(50, 90))
      hand.lift()

      #expect(diary.lines == ["other began", "other ended"])
      #expect(pan.resets == 1)
      drag(film)
      #expect(diary.lines.dropFirst(2).first == "horizontal began")
    }
  }

  @Test("The log has the states, where the fingers are and how far they have gone")
  func log() {
    Film.play { film in
      film.view().addGestureRecognizer(UIPanGestureRecognizer())
      drag(film)

      #expect(
        UIKitLog.current.entries.map { "\($0.kind) \($0.message)" } == [
          "gesture UIPanGestureRecognizer began at (80.0, 50.0), translation (20.0, 0.0),"
            + " velocity (1800.0, 0.0)",
          "gesture UIPanGestureRecognizer changed at (90.0, 50.0), translation (30.0, 0.0),"
            + " velocity (2400.0, 0.0)",
          "gesture UIPanGestureRecognizer ended at (90.0, 50.0), translation (30.0, 0.0),"
            + " velocity (2400.0, 0.0)",
        ])
    }
  }

  @Test("Nothing of a gesture is kept when it is over")
  func leftovers() throws {
    try Film.play { film in
      weak var touch: UITouch?
      weak var pan: UIPanGestureRecognizer?
      weak var idle: UIGestureRecognizer?
      for _ in 0..<2 {
        let view = film.view()
        let recognizer = UIPanGestureRecognizer()
        let other = UIGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(other)
        let hand = Fingers(film, CGPoint(50, 50))
        hand.move(CGPoint(80, 50))
        hand.lift()
        (touch, pan, idle) = (hand.touch, recognizer, other)
        view.removeFromSuperview()
      }
      try film.clock.advance(to: 1)
      #expect(touch == nil && pan == nil && idle == nil)
    }
  }
}

/// Answers as it is told.
private final class Referee: UIGestureRecognizerDelegate {
  enum Wait {
    case own, requires, isRequired
  }

  var isSimultaneous = false
  var mayBegin = true
  var mayReceive = true
  var wait = Wait.own

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { wait == .requires }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { wait == .isRequired }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive }
}

private final class AskedView: UIView {
  var asked = 0
  var answer = true

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked += 1
    return answer
  }
}

/// As one meets it: a pan that gives up when it begins the wrong way.
private final class HorizontalPan: UIPanGestureRecognizer {
  var resets = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    if abs(velocity.y) > abs(velocity.x) || location(in: view).x == 50 { state = .cancelled }
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
