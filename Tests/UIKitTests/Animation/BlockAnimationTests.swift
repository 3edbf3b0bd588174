import QuartzCore
import Testing
import UIKit

@Suite("Animation blocks")
@MainActor
struct BlockAnimationTests {
  /// x of a move from 0 to 100 in 0.4 s, by the four curves of `UIView`.
  @Test(
    "A block moves by the curve of its options",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.1, 12.9162),
      (.curveEaseInOut, 0.2, 50), (.curveEaseInOut, 0.3, 87.0838),
      (.curveEaseIn, 0.1, 9.3465), (.curveEaseOut, 0.1, 37.8138), (.curveLinear, 0.1, 25),
    ])
  func curves(options: UIView.AnimationOptions, time: Double, x: Double) throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 0.4, delay: 0, options: options) { view.frame.origin.x = 100 }
      try film.clock.advance(to: time)

      #expect(abs(film.shown(view).frame.minX - x) < 0.001)
      #expect(view.frame.minX == 100)
    }
  }
}
