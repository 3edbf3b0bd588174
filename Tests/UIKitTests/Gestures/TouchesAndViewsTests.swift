import Testing
import UIKit

@Suite("What recognisers leave to views")
@MainActor
struct TouchesAndViewsTests {
  private let diary = GestureDiary()

  private func touched(_ film: Film) -> TouchedView {
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    film.window.addSubview(view)
    return view
  }

  @Test("The view's touches are cancelled when a recogniser has seen its gesture, or go on")
  func cancels() {
    Film.play { film in
      let view = touched(film)
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      for cancels in [true, false] {
        pan.cancelsTouchesInView = cancels
        view.lines = []
        let hand = Fingers(film, CGPoint(50, 50))
        hand.move(CGPoint(55, 50))
        hand.move(CGPoint(80, 50))
        hand.move(CGPoint(90, 50))
        hand.lift()
        #expect(
          view.lines
            == (cancels
              ? ["began1", "moved1", "cancelled1"]
              : ["began1", "moved1", "moved1", "moved1", "ended1"]))
      }
    }
  }

  @Test("A tap cancels the touch after its action has run")
  func tap() {
    Film.play { film in
      let view = touched(film)
      let tap = UITapGestureRecognizer()
      tap.addAction(UIAction { _ in view.lines.append("action") })
      film.window.addGestureRecognizer(tap)
      Fingers.tap(film, CGPoint(50, 50))

      #expect(view.lines == ["began1", "action", "cancelled1"])
    }
  }

  @Test("With delaysTouchesBegan the view hears nothing before the recogniser has failed")
  func delaysBegan() {
    Film.play { film in
      let view = touched(film)
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      pan.delaysTouchesBegan = true
      let still = Fingers(film, CGPoint(50, 50))
      still.move(CGPoint(52, 50))
      #expect(view.lines.isEmpty)
      still.lift()
      #expect(view.lines == ["began1", "moved1", "ended1"])

      view.lines = []
      let moving = Fingers(film, CGPoint(50, 50))
      moving.move(CGPoint(80, 50))
      moving.lift()
      #expect(view.lines.isEmpty)
    }
  }

  @Test("The end of a touch waits for a second tap, unless delaysTouchesEnded is off")
  func delaysEnded() throws {
    try Film.play { film in
      let view = touched(film)
      let tap = diary.watch(UITapGestureRecognizer(), on: film.window)
      tap.numberOfTapsRequired = 2
      Fingers.tap(film, CGPoint(50, 50))
      #expect(view.lines == ["began1"])
      try film.clock.advance(to: 0.4)
      #expect(view.lines == ["began1", "ended1"])

      tap.delaysTouchesEnded = false
      Fingers.tap(film, CGPoint(50, 50))
      #expect(view.lines == ["began1", "ended1", "began1", "ended1"])
    }
  }

  @Test("A view hears of one finger at a time, unless it wants more; recognisers hear of all")
  func multipleTouch() {
    Film.play { film in
      let view = touched(film)
      let pinch = diary.watch(UIPinchGestureRecognizer(), on: film.window)
      pinch.cancelsTouchesInView = false
      let hand = Fingers(film, CGPoint(50, 50), CGPoint(150, 50))
      hand.move(CGPoint(20, 50), CGPoint(180, 50))
      hand.lift()
      #expect(view.lines == ["began1", "moved1", "ended1"])
      #expect(diary.lines == ["began", "ended"])

      view.isMultipleTouchEnabled = true
      view.lines = []
      Fingers.tap(film, CGPoint(50, 50), CGPoint(150, 50))
      #expect(view.lines == ["began2", "ended2"])
    }
  }

  @Test("A button keeps its tap from those around it, not from its own; a pan over it cancels it")
  func button() {
    Film.play { film in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      film.window.addSubview(button)
      let diary = diary
      button.addAction(UIAction { _ in diary.write("button") }, for: .touchUpInside)
      button.addAction(UIAction { _ in diary.write("cancelled") }, for: .touchCancel)
      diary.watch(UITapGestureRecognizer(), on: film.window, as: "window")
      Fingers.tap(film, CGPoint(50, 25))
      #expect(diary.lines == ["button"])

      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "pan")
      let hand = Fingers(film, CGPoint(50, 25))
      hand.move(CGPoint(50, 45))
      #expect(!button.isHighlighted)
      hand.lift()
      #expect(diary.lines.dropFirst() == ["pan began", "cancelled", "pan ended"])

      diary.watch(UITapGestureRecognizer(), on: button, as: "own")
      Fingers.tap(film, CGPoint(50, 25))
      #expect(diary.lines.dropFirst(4) == ["own ended", "cancelled"])
    }
  }

  @Test("A plain control leaves its tap to a recogniser around it")
  func plainControl() {
    Film.play { film in
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      film.window.addSubview(control)
      let diary = diary
      control.addAction(UIAction { _ in diary.write("control") }, for: .touchUpInside)
      diary.watch(UITapGestureRecognizer(), on: film.window, as: "window")
      Fingers.tap(film, CGPoint(50, 25))

      #expect(diary.lines == ["window ended"])
    }
  }

  @Test("While interaction is ignored no touch begins, and one that goes was cancelled")
  func ignored() {
    Film.play { film in
      let view = touched(film)
      diary.watch(UIPanGestureRecognizer(), on: film.window)
      let hand = Fingers(film, CGPoint(50, 50))
      hand.move(CGPoint(80, 50))
      UIApplication.shared.beginIgnoringInteractionEvents()
      hand.move(CGPoint(90, 50))
      let late = Fingers(film, CGPoint(70, 70))
      hand.lift()
      UIApplication.shared.endIgnoringInteractionEvents()
      late.move(CGPoint(170, 70))
      late.lift()

      #expect(diary.lines == ["began", "cancelled"])
      #expect(view.lines == ["began1", "cancelled1"])
    }
  }
}
