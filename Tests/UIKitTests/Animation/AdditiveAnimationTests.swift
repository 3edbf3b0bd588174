import QuartzCore
import Testing
import UIKit

@Suite("Animations that add up")
@MainActor
struct AdditiveAnimationTests {
  @Test("A move that is redirected goes on smoothly, and both completions report the end")
  func redirectedMove() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [String] = []

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
      } completion: {
        endings.append("first \($0) \(CACurrentMediaTime())")
      }
      try film.clock.advance(to: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 50
      } completion: {
        endings.append("second \($0) \(CACurrentMediaTime())")
      }

      #expect(view.layer.animationKeys() == ["position", "position-2"])
      // Model 50; the first takes away its −100, the second its +100.
      for (time, x) in [(0.5, 100.0), (0.75, 100), (1.0, 100), (1.25, 75), (1.5, 50)] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x) < 1e-9)
      }
      #expect(endings == ["first true 1.0", "second true 1.5"])
    }
  }

  @Test("The keys count up, and a key that is free again is used again")
  func keys() throws {
    try Film.play { film in
      let view = film.view()

      for x in [1, 2, 3] as [CGFloat] {
        UIView.animate(withDuration: Double(x)) { view.center.x = x * 100 }
      }
      #expect(view.layer.animationKeys() == ["position", "position-2", "position-3"])

      try film.clock.advance(to: 1)
      UIView.animate(withDuration: 1) { view.center.x = 0 }
      #expect(view.layer.animationKeys() == ["position-2", "position-3", "position"])
    }
  }

  @Test("Position, size and affine transforms are additive, from the difference to nothing")
  func additiveValues() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1) {
        view.center = CGPoint(x: 70, y: 90)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }

      let move = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(move.isAdditive)
      #expect(move.fromValue as? [Double] == [-20, -40])
      #expect(move.toValue as? [Double] == [0, 0])
      let scale = try #require(view.layer.animation(forKey: "transform") as? CABasicAnimation)
      #expect(scale.isAdditive)
      #expect((scale.fromValue as? CATransform3D)?.m11 == 2)
      #expect((scale.toValue as? CATransform3D)?.m11 == 1)
    }
  }

  @Test("A scale from a tenth to one grows evenly in the eased fraction")
  func scale() throws {
    try Film.play { film in
      let view = film.view()
      view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)

      UIView.animate(withDuration: 0.4) { view.transform = .identity }

      for (time, scale) in [(0.0, 0.1), (0.1, 0.21625), (0.2, 0.55), (0.3, 0.88375), (0.4, 1)] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).transform.m11 - scale) < 0.00001)
      }
    }
  }

  @Test("Transforms that are not affine, or cannot be undone, name both of their ends")
  func absoluteTransforms() throws {
    try Film.play { film in
      for end in [CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeScale(0, 0, 1)] {
        let view = film.view()

        UIView.animate(withDuration: 1) { view.layer.transform = end }

        let animation = try #require(view.layer.animation(forKey: "transform") as? CABasicAnimation)
        #expect(!animation.isAdditive)
        #expect((animation.fromValue as? CATransform3D).map(CATransform3DIsIdentity) == true)
      }
    }
  }

  @Test("Alpha starts again from the model's value, or from what shows if that is asked for")
  func alpha() throws {
    try Film.play { film in
      for (options, opacity) in [
        (UIView.AnimationOptions.curveLinear, 0.0), ([.curveLinear, .beginFromCurrentState], 0.5),
      ] {
        let view = film.view()
        let start = film.clock.now
        var endings: [Bool] = []

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 0
        } completion: {
          endings.append($0)
        }
        try film.clock.advance(to: start + 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }

        #expect(abs(Double(film.shown(view).opacity) - opacity) < 1e-6)
        #expect(view.layer.animationKeys() == ["opacity"])
        try film.clock.advance(to: start + 0.5)
        #expect(endings == [false])
      }
    }
  }

  @Test("Two changes of one alpha in one block are one animation from the first value")
  func twoChanges() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Bool] = []

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0.2
        view.alpha = 0
      } completion: {
        endings.append($0)
      }
      try film.clock.advance(to: 0.5)
      #expect(abs(film.shown(view).opacity - 0.5) < 1e-6)

      try film.clock.advance(to: 1)
      #expect(endings == [true])
    }
  }

  @Test("A repeating move is absolute, and so is one that comes on top of it")
  func repeatingIsAbsolute() {
    Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 100 }
      #expect((view.layer.animation(forKey: "position") as? CABasicAnimation)?.isAdditive == false)
      UIView.animate(withDuration: 1) { view.center.x = 50 }

      #expect(view.layer.animationKeys() == ["position"])
    }
  }
}
