import QuartzCore
import Testing
import UIKit

@Suite("Springs")
@MainActor
struct SpringAnimationTests {
  /// Shares of the way at tenths of the duration, from UIKit's own rule for the spring's frequency.
  @Test(
    "A spring of a duration, a damping ratio and a velocity moves as UIKit's does",
    arguments: [
      (0.5, 0.5, 0.0, [0.48782, 1.03497, 1.16035, 1.06702, 0.98715, 0.97506, 0.99165, 1.00299]),
      (0.6, 0.6, 1, [0.39304, 0.86348, 1.07292, 1.08602, 1.03801, 1.00220, 0.99117, 0.99347]),
      (1, 0.8, 0, [0.24859, 0.60932, 0.85176, 0.96879, 1.00908, 1.01499, 1.01037, 1.00511]),
      (0.5, 1, 0, [0.23607, 0.55091, 0.76377, 0.88319, 0.94448, 0.97432, 0.98836, 0.99481]),
      (0.8, 0.5, 10, [0.79106, 1.19233, 1.19561, 1.06537, 0.97851, 0.96428, 0.98356, 1.00096]),
      (1, 0.5, -3, [0.40718, 1.02168, 1.16312, 1.06004, 0.98170, 0.97699, 0.99550, 1.00418]),
    ])
  func springs(duration: Double, damping: Double, velocity: Double, shares: [Double]) throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: .curveLinear
      ) {
        view.center.x = 150
        view.alpha = 0
      }

      for (tenth, share) in zip(1..., shares) {
        try film.clock.advance(to: duration * Double(tenth) / 10)
        #expect(abs(film.shown(view).position.x - (50 + 100 * share)) < 0.001)
        #expect(abs(Double(film.shown(view).opacity) - (1 - share)) < 0.00001)
      }
      try film.clock.advance(to: duration)
      #expect(film.shown(view).position.x == 150)
    }
  }

  /// The spring of keyboards and navigation controllers.
  @Test(
    "Curve 7 is a spring of half a second, whatever the duration",
    arguments: [
      (0.05, 0.232230), (0.1, 0.544778), (0.15, 0.758261), (0.25, 0.942038), (0.45, 0.997509),
    ])
  func curveSeven(time: Double, share: Double) throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Double] = []

      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
      ) {
        view.center.x = 150
      } completion: { _ in
        endings.append(CACurrentMediaTime())
      }

      try film.clock.advance(to: time)
      #expect(abs(film.shown(view).position.x - (50 + 100 * share)) < 0.0001)
      try film.clock.advance(to: 1)
      #expect(endings == [0.5])
    }
  }

  @Test(
    "A spring of a perceptual duration and a bounce lasts until it has settled",
    arguments: [
      (0.5, 0.0, 0.8, [0.465584, 0.821026, 0.948684]),
      (0.5, 0.3, 0.862955, [0.561376, 0.984087, 1.044043]),
      (1, 0.5, 2.343875, [0.647328, 1.140700, 1.100115]),
    ])
  func bounce(duration: Double, bounce: Double, settled: Double, shares: [Double]) throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Double] = []

      UIView.animate(springDuration: duration, bounce: bounce) {
        view.center.x = 150
      } completion: { _ in
        endings.append(CACurrentMediaTime())
      }

      for (quarter, share) in zip(1..., shares) {
        try film.clock.advance(to: duration * Double(quarter) / 4)
        #expect(abs(film.shown(view).position.x - (50 + 100 * share)) < 0.001)
      }
      try film.clock.advance(to: 3)
      let ending = try #require(endings.first)
      #expect(abs(ending - settled) < 0.00001)
    }
  }

  @Test("A negative bounce is damped more than critically")
  func overdamped() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(springDuration: 0.5, bounce: -0.3) { view.center.x = 150 }
      try film.clock.advance(to: 0.25)

      #expect(abs(film.shown(view).position.x - (50 + 66.7382)) < 0.001)
    }
  }
}
