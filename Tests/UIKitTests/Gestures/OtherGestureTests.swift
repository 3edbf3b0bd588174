import Testing
import UIKit

@Suite("Swipes, presses, pinches and rotations")
@MainActor
struct OtherGestureTests {
  private let diary = GestureDiary()

  @Test(
    "A swipe is a quick stroke in its direction",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGPoint(160, 110), 0.1, true),
      (.right, CGPoint(160, 110), 0.6, false),
      (.right, CGPoint(40, 100), 0.1, false),
      (.right, CGPoint(155, 170), 0.1, false),
      (.left, CGPoint(40, 100), 0.1, true),
      (.up, CGPoint(100, 40), 0.1, true),
      (.down, CGPoint(100, 160), 0.1, true),
      (
        [UISwipeGestureRecognizer.Direction.left, .right] as UISwipeGestureRecognizer.Direction,
        CGPoint(40, 100), 0.1, true
      ),
      (.right, CGPoint(140, 100), 0.1, false),
    ])
  func swipe(
    direction: UISwipeGestureRecognizer.Direction, end: CGPoint, seconds: Double, isSeen: Bool
  ) throws {
    try Film.play { film in
      let swipe = diary.watch(UISwipeGestureRecognizer(), on: film.window)
      swipe.direction = direction
      let hand = Fingers(film, CGPoint(100, 100))
      try hand.drag(to: end, over: seconds)

      #expect(diary.lines == (isSeen ? ["ended"] : []))
      hand.lift()
      #expect(swipe.state == .possible)
      #expect(diary.lines.count == (isSeen ? 1 : 0))
    }
  }

  @Test("A press begins after its time, follows the finger, and ends with it")
  func press() throws {
    try Film.play { film in
      let press = diary.watch(UILongPressGestureRecognizer(), on: film.window)
      let hand = Fingers(film, CGPoint(100, 100))
      hand.move(CGPoint(108, 100))
      try film.clock.advance(to: 0.49)
      #expect(press.state == .possible)
      try film.clock.advance(to: 0.5)
      #expect(press.state == .began)
      hand.move(CGPoint(200, 100))
      hand.lift()
      #expect(diary.lines == ["began", "changed", "ended"])

      let slipping = Fingers(film, CGPoint(100, 100))
      slipping.move(CGPoint(111, 100))
      try film.clock.advance(to: 2)
      slipping.lift()
      #expect(diary.lines.count == 3)
    }
  }

  @Test("A press of no time begins when the finger comes down")
  func immediatePress() {
    Film.play { film in
      let press = diary.watch(UILongPressGestureRecognizer(), on: film.window)
      press.minimumPressDuration = 0
      let hand = Fingers(film, .zero)
      #expect(diary.lines == ["began"])
      hand.lift()
      #expect(diary.lines == ["began", "ended"])
    }
  }

  @Test("A pinch scales from where it begins")
  func pinch() throws {
    try Film.play { film in
      let pinch = diary.watch(UIPinchGestureRecognizer(), on: film.window)
      let hand = Fingers(film, CGPoint(100, 100), CGPoint(190, 100))
      hand.move(CGPoint(100, 100), CGPoint(195, 100))
      #expect(pinch.state == .possible && pinch.scale == 1)
      hand.move(CGPoint(100, 100), CGPoint(200, 100))
      #expect(pinch.state == .began && pinch.scale == 1)
      try film.clock.advance(to: 0.1)
      hand.move(CGPoint(50, 100), CGPoint(200, 100))
      #expect(pinch.scale == 1.5)
      #expect(abs(pinch.velocity - 5) < 1e-9)
      pinch.scale = 1
      hand.move(CGPoint(50, 100), CGPoint(125, 100))
      #expect(pinch.scale == 0.5)
      hand.lift()

      #expect(diary.lines == ["began", "changed", "changed", "ended"])
      #expect(pinch.scale == 1)
    }
  }

  @Test("A rotation turns with its fingers, past the half turn")
  func rotation() {
    Film.play { film in
      let rotation = diary.watch(UIRotationGestureRecognizer(), on: film.window)
      func place(_ degrees: Double) -> CGPoint {
        CGPoint(200 + 100 * cos(degrees * .pi / 180), 200 + 100 * sin(degrees * .pi / 180))
      }
      let hand = Fingers(film, place(180), place(0))
      hand.move(place(184), place(4))
      #expect(rotation.state == .possible)
      for degrees in stride(from: 30.0, through: 270, by: 30) {
        hand.move(place(180 + degrees), place(degrees))
      }
      // Ten points on a circle of a hundred are a tenth of a radian.
      #expect(abs(rotation.rotation - (1.5 * .pi - 0.1)) < 1e-9)
      hand.lift()
      #expect(diary.lines.first == "began" && diary.lines.last == "ended")
    }
  }
}
