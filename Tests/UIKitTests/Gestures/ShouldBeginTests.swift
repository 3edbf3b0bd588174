import Testing
import UIKit

@Suite("What a pan says to those whom it asks whether it should begin")
@MainActor
struct ShouldBeginTests {
  private final class Referee: NSObject, UIGestureRecognizerDelegate {
    private(set) var lines: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
      let (way, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
      lines.append("(\(way.x), \(way.y)) at (\(velocity.x.rounded()), \(velocity.y.rounded()))")
      return abs(velocity.x) > abs(velocity.y)
    }
  }

  @Test("It tells the whole way so far, with a speed, however little time it took")
  func wholeWay() throws {
    try Film.play { film in
      let referee = Referee()
      let pan = UIPanGestureRecognizer()
      pan.delegate = referee
      film.window.addGestureRecognizer(pan)
      try film.clock.advance(to: 1)

      let quick = Fingers(film, CGPoint(100, 100))
      quick.move(CGPoint(110, 100))
      #expect(pan.state == .began)
      #expect(pan.translation(in: nil) == .zero)
      quick.lift()

      let slow = Fingers(film, CGPoint(100, 100))
      try slow.drag(to: CGPoint(100, 112), over: 0.1)
      slow.lift()

      #expect(referee.lines == ["(10.0, 0.0) at (600.0, 0.0)", "(0.0, 10.0) at (0.0, 120.0)"])
    }
  }
}
