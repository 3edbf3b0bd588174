import QuartzCore
import Testing
import UIKit

@Suite("Animation blocks within blocks")
@MainActor
struct NestedBlockTests {
  /// The duration and the control points of the curve that the inner of two blocks gets.
  private func inner(_ options: UIView.AnimationOptions) -> (duration: Double, isLinear: Bool) {
    Film.play { film in
      let view = film.view()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.5, delay: 0, options: options) { view.alpha = 0 }
      }
      let animation = view.layer.animation(forKey: "opacity")
      let linear = CAMediaTimingFunction(name: .linear)
      let value = animation?.timingFunction?.value(at: 0.25) ?? 0
      return (animation?.duration ?? 0, value == linear.value(at: 0.25))
    }
  }

  @Test("The inner one takes over duration and curve of the outer one")
  func inheritance() {
    #expect(inner(.curveEaseIn) == (2, true))
  }

  @Test("It keeps its own duration and curve where it insists on them")
  func overriding() {
    #expect(inner([.overrideInheritedDuration, .curveEaseIn]) == (0.5, true))
    #expect(inner([.overrideInheritedCurve, .curveEaseIn]) == (2, false))
    #expect(inner([.overrideInheritedDuration, .overrideInheritedCurve]) == (0.5, false))
  }

  @Test("Its delay is its own, and each block has its own end")
  func delays() throws {
    try Film.play { film in
      let (first, second) = (film.view(), film.view())
      var log: [String] = []

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        first.alpha = 0
        UIView.animate(withDuration: 9, delay: 0.5) {
          second.alpha = 0
        } completion: { _ in
          log.append("inner \(CACurrentMediaTime())")
        }
      } completion: { _ in
        log.append("outer \(CACurrentMediaTime())")
      }
      try film.clock.advance(to: 0.75)

      #expect(abs(film.shown(first).opacity - 0.25) < 1e-6)
      #expect(abs(film.shown(second).opacity - 0.75) < 1e-6)
      try film.clock.advance(to: 2)
      #expect(log == ["outer 1.0", "inner 1.5"])
    }
  }

  @Test("The duration that a block would inherit can be asked for")
  func inheritedDuration() {
    Film.play { _ in
      var durations = [UIView.inheritedAnimationDuration]
      UIView.animate(withDuration: 0.7) { durations.append(UIView.inheritedAnimationDuration) }

      #expect(durations == [0, 0.7])
    }
  }
}
