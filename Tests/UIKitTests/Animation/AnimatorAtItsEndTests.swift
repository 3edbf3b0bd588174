import QuartzCore
import Testing
import UIKit

@Suite("Property animators that are scrubbed to an end")
@MainActor
struct AnimatorAtItsEndTests {
  enum Curve: CaseIterable {
    case bouncing, settling, physical, easing

    @MainActor var timing: any UITimingCurveProvider {
      switch self {
      case .bouncing: UISpringTimingParameters(dampingRatio: 0.8)
      case .settling: UISpringTimingParameters(dampingRatio: 1)
      case .physical:
        UISpringTimingParameters(mass: 1, stiffness: 200, damping: 10, initialVelocity: .zero)
      case .easing: UICubicTimingParameters(animationCurve: .easeIn)
      }
    }
  }

  @Test(
    "One that is scrubbed to the end it goes to is over at once, whatever its curve or the next one",
    arguments: Curve.allCases, [nil] + Curve.allCases)
  func atItsEnd(curve: Curve, next: Curve?) throws {
    for isReversed in [false, true] {
      try Film.play { film in
        let view = film.view()
        film.clock.commit()
        var endings: [String] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: curve.timing)
        animator.addAnimations { view.center.x = 150 }
        animator.addCompletion { endings.append("\($0) \(CACurrentMediaTime())") }

        animator.fractionComplete = 0.5
        try film.clock.advance(to: 1)
        animator.isReversed = isReversed
        animator.fractionComplete = 1
        animator.continueAnimation(withTimingParameters: next?.timing, durationFactor: 0)
        try film.clock.advance(to: 1)

        #expect(endings == [isReversed ? "start 1.0" : "end 1.0"])
        #expect(view.center.x == (isReversed ? 50 : 150))
      }
    }
  }

  @Test("A spring that is turned round at its end takes its whole time back")
  func backFromTheEnd() throws {
    try Film.play { film in
      let view = film.view()
      film.clock.commit()
      let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
        view.center.x = 150
      }
      var end: TimeInterval?
      animator.addCompletion { _ in end = CACurrentMediaTime() }
      animator.fractionComplete = 1

      animator.isReversed = true
      animator.startAnimation()
      try film.clock.advance(to: 2)

      #expect(end == 0.5)
      #expect(view.center.x == 50)
    }
  }
}
