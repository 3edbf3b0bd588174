import Testing
import UIKit

@Suite("Taps")
@MainActor
struct TapTests {
  private let diary = GestureDiary()
  private let middle = CGPoint(100, 100)

  @Test("A tap is recognised when the finger goes, where it was")
  func single() {
    Film.play { film in
      let view = film.view(CGRect(x: 90, y: 80, width: 50, height: 50))
      let tap = UITapGestureRecognizer()
      var place: CGPoint?
      tap.addAction(UIAction { _ in place = tap.location(in: view) })
      diary.watch(tap, on: view)

      let hand = Fingers(film, middle)
      #expect(diary.lines.isEmpty)
      hand.lift()

      #expect(diary.lines == ["ended"])
      #expect(place == CGPoint(10, 20))
      #expect(tap.state == .possible)
    }
  }

  @Test("A finger that slips, stays too long or is not alone taps nothing")
  func failures() throws {
    try Film.play { film in
      let tap = diary.watch(UITapGestureRecognizer(), on: film.window)
      let slipping = Fingers(film, middle)
      slipping.move(CGPoint(146, 100))
      slipping.lift()
      Fingers.tap(film, middle, CGPoint(150, 150))
      let staying = Fingers(film, middle)
      try film.clock.advance(to: 0.8)
      #expect(tap.state == .failed)
      staying.lift()

      #expect(diary.lines.isEmpty)
      Fingers.tap(film, middle)
      #expect(diary.lines == ["ended"])
    }
  }

  @Test("Two taps need to be near each other in time and place")
  func double() throws {
    try Film.play { film in
      let tap = diary.watch(UITapGestureRecognizer(), on: film.window)
      tap.numberOfTapsRequired = 2

      Fingers.tap(film, middle)
      try film.clock.advance(to: 0.3)
      Fingers.tap(film, CGPoint(110, 100))
      #expect(diary.lines == ["ended"])

      try film.clock.advance(to: 1)
      Fingers.tap(film, middle)
      try film.clock.advance(to: 1.4)
      Fingers.tap(film, middle)
      Fingers.tap(film, CGPoint(200, 300))
      #expect(diary.lines == ["ended"])
    }
  }

  @Test("A single tap doesn't wait for a second one, unless it is told to")
  func singleAndDouble() throws {
    try Film.play { film in
      let single = diary.watch(UITapGestureRecognizer(), on: film.window, as: "single")
      let double = diary.watch(UITapGestureRecognizer(), on: film.window, as: "double")
      double.numberOfTapsRequired = 2

      Fingers.tap(film, middle)
      #expect(diary.lines == ["single ended"])
      Fingers.tap(film, middle)
      #expect(diary.lines == ["single ended", "single ended", "double ended"])

      single.require(toFail: double)
      try film.clock.advance(to: 1)
      Fingers.tap(film, middle)
      Fingers.tap(film, middle)
      #expect(diary.lines.dropFirst(3) == ["double ended"])

      try film.clock.advance(to: 2)
      Fingers.tap(film, middle)
      try film.clock.advance(to: 2.34)
      #expect(diary.lines.count == 4)
      try film.clock.advance(to: 2.36)
      #expect(diary.lines.dropFirst(4) == ["single ended"])
    }
  }

  @Test("A tap of two fingers is one of two fingers, whichever goes first")
  func twoFingers() {
    Film.play { film in
      let tap = diary.watch(UITapGestureRecognizer(), on: film.window)
      tap.numberOfTouchesRequired = 2
      Fingers.tap(film, middle)
      #expect(diary.lines.isEmpty)

      let (first, second) = (Fingers(film, middle), Fingers(film, CGPoint(200, 100)))
      second.lift()
      first.lift()
      #expect(diary.lines == ["ended"])
    }
  }

  @Test("The touches of a series are counted")
  func tapCount() throws {
    try Film.play { film in
      var counts: [Int] = []
      for time in [0, 0.2, 0.4, 1] {
        try film.clock.advance(to: time)
        let hand = Fingers(film, middle)
        counts.append(hand.touch.tapCount)
        hand.lift()
      }
      #expect(counts == [1, 2, 3, 1])
    }
  }
}
