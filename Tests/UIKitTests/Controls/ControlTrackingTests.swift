import Testing
import UIKit

/// A control that writes down how it is asked to follow a finger, and answers as it is told.
private final class Slider: UIControl {
  var lines: [String] = []
  var begins = true
  /// How many movements it follows.
  var patience = Int.max

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("begin at \(touch.location(in: self).x)")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lines.append("continue at \(touch.location(in: self).x)")
    patience -= 1
    return patience > 0
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lines.append("end at \(touch?.location(in: self).x ?? -1)")
  }

  override func cancelTracking(with event: UIEvent?) {
    lines.append("cancel")
  }
}

@Suite("Controls that follow a finger")
@MainActor
struct ControlTrackingTests {
  private func play(_ body: (Film, Slider) throws -> Void) rethrows {
    try Film.play { film in
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      film.window.addSubview(slider)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag"), (.touchUpInside, "up"),
        (.touchCancel, "cancelled"),
      ]
      for (event, name) in events {
        slider.addAction(UIAction { [weak slider] _ in slider?.lines.append(name) }, for: event)
      }
      film.clock.commit()
      try body(film, slider)
    }
  }

  @Test("They are asked before their events are sent")
  func following() {
    play { film, slider in
      let hand = Fingers(film, CGPoint(10, 10))
      #expect(slider.isTracking && slider.isHighlighted && slider.isTouchInside)
      hand.move(CGPoint(30, 10))
      hand.lift()

      #expect(!slider.isTracking && !slider.isHighlighted)
      #expect(
        slider.lines == [
          "begin at 10.0", "down", "continue at 30.0", "drag", "end at 30.0", "up",
        ])
    }
  }

  @Test("Who doesn't want to follow sends nothing")
  func refusing() {
    play { film, slider in
      slider.begins = false
      let hand = Fingers(film, CGPoint(10, 10))
      #expect(!slider.isTracking && slider.isHighlighted)
      hand.move(CGPoint(30, 10))
      hand.lift()

      #expect(slider.lines == ["begin at 10.0"])
      #expect(!slider.isHighlighted)
    }
  }

  @Test("Who has had enough hears no more")
  func losingInterest() {
    play { film, slider in
      slider.patience = 2
      let hand = Fingers(film, CGPoint(10, 10))
      for x in [20.0, 30, 40] { hand.move(CGPoint(x, 10)) }
      hand.lift()

      #expect(
        slider.lines == ["begin at 10.0", "down", "continue at 20.0", "drag", "continue at 30.0"])
    }
  }

  @Test("A touch that the system takes away cancels")
  func cancelling() {
    play { film, slider in
      Fingers(film, CGPoint(10, 10)).cancel()

      #expect(slider.lines == ["begin at 10.0", "down", "cancel", "cancelled"])
      #expect(!slider.isTracking)
    }
  }
}
