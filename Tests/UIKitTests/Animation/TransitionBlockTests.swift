import CoreGraphics
import QuartzCore
import Raster
import Testing

@testable import UIKit

@Suite("Transitions of a view")
@MainActor
struct TransitionBlockTests {
  /// The window at its first pixel, as it shows now.
  private func pixel(_ film: Film) throws -> Pixel {
    let picture = film.window.snapshotView(afterScreenUpdates: false)?.layer.contents
    return try #require(picture as? CGImage).bitmap[0, 0]
  }

  @Test("A cross-dissolve fades from the picture before to the view after, and takes its time")
  func dissolve() throws {
    try Film.play { film in
      let view = film.view()
      view.backgroundColor = .black
      film.clock.commit()
      var endings: [String] = []

      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) {
        view.backgroundColor = .white
      } completion: {
        endings.append("\($0) \(CACurrentMediaTime())")
      }

      for (time, value) in [(0.0, 0), (0.25, 64), (0.75, 191), (1, 255)] {
        try film.clock.advance(to: time)
        #expect(abs(Int(try pixel(film).red) - value) <= 1)
      }
      #expect(endings == ["true 1.0"])
      #expect(view.layer.sublayers == nil)
    }
  }

  /// The edge that comes to the front is magnified, the other one reduced: m34 is −1/1000.
  @Test(
    "A flip turns the picture away and the view round, its first side to the front",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 50)),
      (.transitionFlipFromRight, CGPoint(x: 100, y: 50)),
      (.transitionFlipFromTop, CGPoint(x: 50, y: 0)),
      (.transitionFlipFromBottom, CGPoint(x: 50, y: 100)),
    ])
  func flip(options: UIView.AnimationOptions, edge: CGPoint) throws {
    try Film.play { film in
      let view = film.view()
      film.clock.commit()

      UIView.transition(with: view, duration: 1, options: [options, .curveLinear]) {
        view.tag = 1
      }
      let picture = try #require(view.layer.sublayers?.first)

      // A sixth of a turn of 180°: 30°, so that the edge is 25 points nearer.
      try film.clock.advance(to: 1.0 / 6)
      let place = try #require(view.layer.presentation()).convert(edge, to: film.window.layer)
      let distance = hypot(place.x - 50, place.y - 50)
      #expect(abs(distance - 50 * cos(.pi / 6) / (1 - 25.0 / 1000)) < 0.001)
      #expect(picture.presentation()?.opacity == 1)

      // 150°: the back shows, the same edge 25 points further away.
      try film.clock.advance(to: 5.0 / 6)
      let later = try #require(view.layer.presentation()).convert(edge, to: film.window.layer)
      #expect(abs(hypot(later.x - 50, later.y - 50) - 50 * cos(.pi / 6) / (1 + 0.025)) < 0.001)
      #expect(picture.presentation()?.opacity == 0)

      try film.clock.advance(to: 1)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("What a flip hides isn't there, nor shines through the edges of its picture")
  func covered() throws {
    try Film.play { film in
      let container = film.view()
      let (old, new) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
      new.alpha = 0.5
      container.addSubview(old)
      film.clock.commit()

      UIView.transition(
        from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])

      for (time, opacity) in [(0.0, -0.5), (0.49, -0.5), (0.51, 0.5), (1, 0.5)] {
        try film.clock.advance(to: time)
        #expect(new.layer.presentation()?.opacity == Float(opacity))
      }
    }
  }

  /// Whether UIKit goes on from what shows isn't known for certain.
  @Test("A dissolve that interrupts another goes on from what shows, and the other ends unfinished")
  func interruptedDissolve() throws {
    try Film.play { film in
      let view = film.view()
      view.backgroundColor = .black
      film.clock.commit()
      var endings: [String] = []
      @MainActor func dissolve(to color: UIColor) {
        UIView.transition(
          with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
        ) {
          view.backgroundColor = color
        } completion: {
          endings.append("\($0) \(CACurrentMediaTime())")
        }
      }

      dissolve(to: .white)
      try film.clock.advance(to: 0.5)
      dissolve(to: .black)

      for (time, value) in [(0.5, 128), (1, 64), (1.5, 0)] {
        try film.clock.advance(to: time)
        #expect(abs(Int(try pixel(film).red) - value) <= 1, "at \(time) s")
      }
      #expect(endings == ["false 0.5", "true 1.5"])
      #expect(view.layer.sublayers == nil)
      #expect(view.touchBlockingAnimations == 0)
    }
  }

  @Test("A flip that interrupts another starts flat; views that are exchanged back are there")
  func interruptedFlip() throws {
    try Film.play { film in
      let container = film.view()
      let (old, new) = (UIView(), UIView())
      container.addSubview(old)
      film.clock.commit()

      UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
      try film.clock.advance(to: 0.25)
      UIView.transition(from: new, to: old, duration: 1, options: .transitionFlipFromLeft)

      let shown = try #require(container.layer.presentation()).transform
      #expect(abs(shown.m11 - 1) < 1e-9)
      try film.clock.advance(to: 2)
      #expect(container.subviews == [old])
      #expect(container.layer.sublayers == [old.layer])
      #expect(container.layer.animationKeys() == nil)
      #expect(old.layer.animationKeys() == nil)
    }
  }

  @Test("Two views are exchanged in their superview, or hidden and shown")
  func exchange() throws {
    try Film.play { film in
      let container = film.view()
      let (old, new) = (UIView(), UIView())
      container.addSubview(old)
      var endings: [Bool] = []

      UIView.transition(
        from: old, to: new, duration: 0.3, options: .transitionCrossDissolve
      ) { endings.append($0) }
      #expect(container.subviews == [new])
      try film.clock.advance(to: 0.3)
      #expect(endings == [true])

      container.addSubview(old)
      UIView.transition(
        from: new, to: old, duration: 0.3, options: .showHideTransitionViews
      ) { endings.append($0) }
      #expect(new.isHidden && !old.isHidden && container.subviews.count == 2)
    }
  }

  @Test("Values that the block changes jump, unless animated content is allowed")
  func content() {
    Film.play { film in
      let view = film.view()
      let child = UIView()
      view.addSubview(child)

      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        child.center.x = 10
      }
      #expect(child.layer.animationKeys() == nil)
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
      ) { child.center.x = 20 }
      #expect(child.layer.animationKeys() == ["position"])
    }
  }

  @Test(
    "Without a look the change shows at once, and completes after the duration",
    arguments: [UIView.AnimationOptions(), .showHideTransitionViews])
  func noLook(options: UIView.AnimationOptions) throws {
    try Film.play { film in
      let container = film.view()
      let (old, new) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
      (old.backgroundColor, new.backgroundColor) = (.black, .white)
      container.addSubview(old)
      if !options.isEmpty {
        container.insertSubview(new, at: 0)
        new.isHidden = true
      }
      film.clock.commit()
      var endings: [String] = []

      UIView.transition(from: old, to: new, duration: 0.3, options: options) {
        endings.append("\($0) \(CACurrentMediaTime())")
      }
      UIView.transition(with: film.window, duration: 0.5, options: options) {
        container.tag = 1
      } completion: {
        endings.append("\($0) \(CACurrentMediaTime())")
      }

      try film.clock.advance(to: 0)
      #expect(try pixel(film).red == 255)
      #expect(container.tag == 1)
      try film.clock.advance(to: 0.29)
      #expect(endings == [])
      try film.clock.advance(to: 1)
      #expect(endings == ["true 0.3", "true 0.5"])
      #expect(try pixel(film).red == 255)
    }
  }

  @Test(
    "A curl dissolves, and the log says so",
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
  func curl(options: UIView.AnimationOptions) throws {
    try Film.play { film in
      let view = film.view()
      view.backgroundColor = .black
      film.clock.commit()

      UIView.transition(with: view, duration: 1, options: [options, .curveLinear]) {
        view.backgroundColor = .white
      }
      try film.clock.advance(to: 0.5)

      #expect(abs(Int(try pixel(film).red) - 128) <= 1)
      #expect(
        UIKitLog.current.warnings.map(\.message) == [
          "Views don't curl here: transitionCurlUp and transitionCurlDown cross-dissolve."
        ])
    }
  }

  @Test("Without a duration the change is made at once")
  func zeroDuration() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Bool] = []

      UIView.transition(with: view, duration: 0, options: .transitionFlipFromLeft) {
        view.alpha = 0.5
      } completion: {
        endings.append($0)
      }

      #expect(view.alpha == 0.5 && view.layer.sublayers == nil)
      try film.clock.advance(to: 0)
      #expect(endings == [true])
    }
  }
}
