import Foundation
import Testing
import UIKit

@Suite("Content that goes on when the finger has gone")
@MainActor
struct CoastingTests {
  private func scrollView(
    _ film: Film, rate: UIScrollView.DecelerationRate = .normal, height: CGFloat = 10_000
  ) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 200, height: height)
    view.decelerationRate = rate
    film.window.addSubview(view)
    film.clock.commit()
    return view
  }

  /// Goes up by 100 points in a tenth of a second: 1000 points a second; the content is at 90 then.
  private func flick(_ film: Film) throws {
    let hand = Fingers(film, CGPoint(100, 150))
    try hand.drag(to: CGPoint(100, 50), over: 0.1)
    hand.lift()
  }

  @Test(
    "Each millisecond it keeps 0.998 of its speed, or 0.99",
    arguments: [(UIScrollView.DecelerationRate.normal, 499.0), (.fast, 99)])
  func rates(rate: UIScrollView.DecelerationRate, way: Double) throws {
    try Film.play { film in
      let view = scrollView(film, rate: rate)
      let listener = Listener()
      view.delegate = listener
      try flick(film)
      #expect(view.contentOffset.y.rounded() == 90 && view.isDecelerating && !view.isDragging)
      #expect(abs(listener.target - (90 + way)) < 0.01)
      #expect(listener.velocity == 1)

      try film.clock.advance(to: 0.6)
      let passed = 1 - pow(Double(rate.rawValue), 500)
      #expect(abs(Double(view.contentOffset.y) - (90 + way * passed)) < 0.6)
      try film.clock.advance(to: 6)
      #expect(abs(Double(view.contentOffset.y) - (90 + way)) < 0.01)
      #expect(!view.isDecelerating)
      #expect(
        listener.lines == [
          "willBegin", "willEnd", "didEnd true", "willDecelerate", "didDecelerate",
        ])
    }
  }

  @Test("At the end it swings out and comes back, or stops there", arguments: [true, false])
  func ends(bounces: Bool) throws {
    try Film.play { film in
      let view = scrollView(film, height: 400)
      view.bounces = bounces
      let listener = Listener()
      view.delegate = listener
      try flick(film)
      #expect(listener.target == 200)
      var greatest: CGFloat = 0
      for tick in 7...180 {
        try film.clock.advance(to: Double(tick) / 60)
        greatest = max(greatest, view.contentOffset.y)
      }

      // 779.6 points a second at the end: 779.6 / (10 e) points beyond it.
      #expect(abs(greatest - (bounces ? 228.7 : 200)) < 0.4)
      #expect(view.contentOffset.y == 200 && !view.isDecelerating)
    }
  }

  /// In which order a touch tells of it is uncertain.
  @Test("A finger that comes down stops it, as does who puts it elsewhere")
  func stopped() throws {
    try Film.play { film in
      let view = scrollView(film)
      let listener = Listener()
      view.delegate = listener
      try flick(film)
      try film.clock.advance(to: 0.3)
      let place = view.contentOffset
      let hand = Fingers(film, CGPoint(100, 100))
      try film.clock.advance(to: 1)
      #expect(view.contentOffset == place && !view.isDecelerating)
      #expect(listener.lines.last == "didDecelerate")
      hand.lift()

      try flick(film)
      view.setContentOffset(CGPoint(0, 30), animated: false)
      try film.clock.advance(to: 3)
      #expect(view.contentOffset.y == 30 && !view.isDecelerating)
    }
  }

  @Test("A view that goes meanwhile leaves nothing behind")
  func gone() throws {
    try Film.play { film in
      weak var gone: UIScrollView?
      do {
        let view = scrollView(film)
        gone = view
        try flick(film)
        view.removeFromSuperview()
      }
      try film.clock.advance(to: 1)
      #expect(gone == nil)
      #expect(film.clock.nextDue == nil)
    }
  }
}

private final class Listener: UIScrollViewDelegate {
  var lines: [String] = []
  var target = 0.0
  var velocity = 0.0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBegin") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target = Double(targetContentOffset.pointee.y)
    self.velocity = Double((velocity.y * 1000).rounded() / 1000)
    lines.append("willEnd")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEnd \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willDecelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didDecelerate") }
}
