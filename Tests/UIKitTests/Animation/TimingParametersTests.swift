import QuartzCore
import Testing
import UIKit

@Suite("Timing parameters")
@MainActor
struct TimingParametersTests {
  private func x(after time: Double, _ parameters: any UITimingCurveProvider) throws -> Double {
    try Film.play { film in
      let view = film.view(CGRect(x: -50, y: -50, width: 100, height: 100))
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
      animator.addAnimations { view.center.x = 1 }
      animator.startAnimation()
      try film.clock.advance(to: time)
      return Double(film.shown(view).position.x)
    }
  }

  @Test("Cubic parameters without arguments are the system's default curve")
  func defaultCurve() throws {
    #expect(abs(try x(after: 0.25, UICubicTimingParameters()) - 0.802403) < 1e-6)
    #expect(
      UICubicTimingParameters(animationCurve: .easeIn).controlPoint1
        == CGPoint(x: CGFloat(Float(0.42)), y: 0))
  }

  @Test("A damped spring settles within the animator's duration")
  func damped() throws {
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: .zero)
    #expect(abs(try x(after: 0.1, spring) - 1.03497) < 1e-5)
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5)
    #expect(animator.duration == 0.5)
  }

  @Test("The system's spring and springs by forces take a time of their own")
  func physical() throws {
    #expect(abs(try x(after: 0.1, UISpringTimingParameters()) - 0.544778) < 1e-6)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - 1.4727003347) < 1e-9)
    #expect(abs(try x(after: 0.25, spring) - 1.02335953) < 1e-6)
    let bouncy = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    #expect(abs(try x(after: 0.25, bouncy) - 0.984087) < 1e-6)
  }
}
