import QuartzCore
import Testing
import UIKit

@Suite("Key-frame animations")
@MainActor
struct KeyframeAnimationTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Each frame moves in its share of the time, and between frames the value rests")
  func frames() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Double] = []

      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
      } completion: { _ in
        endings.append(CACurrentMediaTime())
      }

      let places = [
        (0.0, 50.0), (0.25, 100), (0.5, 150), (0.9, 150), (1, 150), (1.5, 100), (1.8, 70), (2, 50),
      ]
      for (time, x) in places {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x) < 1e-9)
      }
      #expect(endings == [2])
    }
  }

  @Test("The curve of the options paces the whole; it eases in and out unless told otherwise")
  func overallCurve() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
      }
      try film.clock.advance(to: 0.25)

      #expect(abs(film.shown(view).position.x - 62.9162) < 0.0001)
    }
  }

  @Test("Changes outside of the frames take the whole time; a delay holds the first value")
  func wholeAndDelay() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: linear) { view.alpha = 0 }

      for (time, opacity) in [(0.4, 1.0), (0.75, 0.75), (1.25, 0.25), (1.5, 0)] {
        try film.clock.advance(to: time)
        #expect(abs(Double(film.shown(view).opacity) - opacity) < 1e-6)
      }
    }
  }

  @Test("Several values have their own frames; a discrete one jumps at the end of each")
  func discrete() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0.5 }
      }

      for (time, x, opacity) in [(0.4, 50.0, 1.0), (0.6, 100, 1), (0.8, 100, 0.5)] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x) < 1e-9)
        #expect(abs(Double(film.shown(view).opacity) - opacity) < 1e-6)
      }
    }
  }

  @Test("Paced frames go at one speed, wherever their times are")
  func paced() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.9) { view.center.x = 60 }
        UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) {
          view.center.x = 150
        }
      }
      try film.clock.advance(to: 0.5)

      #expect(abs(film.shown(view).position.x - 100) < 1e-9)
    }
  }

  @Test("A frame outside of a key-frame block just makes its changes")
  func strayFrame() {
    Film.play { film in
      let view = film.view()

      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }

      #expect(view.alpha == 0)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
