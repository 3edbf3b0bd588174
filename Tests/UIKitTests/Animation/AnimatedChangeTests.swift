import QuartzCore
import Testing

@testable import UIKit

/// The hooks of transitions that a finger drives.
@Suite("What blocks have changed")
@MainActor
struct AnimatedChangeTests {
  @Test("Blocks that open while someone listens are reported with their changes")
  func tracking() {
    Film.play { film in
      let view = film.view()

      let blocks = Ambient.current.animations.tracking {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
          view.center.x = 150
        }
        UIView.animate(withDuration: 1) {}
      }

      #expect(blocks.map { $0.changes.map(\.keyPath) } == [["opacity", "position"], []])
      #expect(blocks.first?.changes.first?.oldValue == .numbers([1]))
      #expect(blocks.first?.changes.first?.newValue == .numbers([0]))
    }
  }

  @Test("A change under a clock that stands is scrubbed by the container's time offset")
  func scrubbing() throws {
    try Film.play { film in
      let container = film.view()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      container.addSubview(view)
      var endings: [Bool] = []

      container.layer.speed = 0
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.center.x = 105
      } completion: {
        endings.append($0)
      }
      try film.clock.advance(to: 10)

      for (offset, x) in [(0.1, 30.0), (0.3, 80), (0.2, 55)] {
        container.layer.timeOffset = offset
        #expect(abs(film.shown(view).position.x - x) < 1e-9)
      }
      #expect(endings.isEmpty)
    }
  }

  @Test("A change stands where it would be at a time of its block, then goes on to one end")
  func driving() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [String] = []
      let blocks = Ambient.current.animations.tracking {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
          view.alpha = 0
        } completion: {
          endings.append("\($0) \(CACurrentMediaTime())")
        }
      }
      let change = try #require(blocks.first?.changes.first)

      for (time, opacity) in [(0.25, 1), (1, 0.5), (2, 0)] as [(Double, Float)] {
        change.hold(at: time)
        try film.clock.advance(to: time + 3)
        #expect(film.shown(view).opacity == opacity)
      }
      change.hold(at: 1)
      change.play(to: 0, over: 0.5, pacing: .curve(nil))
      try film.clock.advance(to: 5.25)

      #expect(film.shown(view).opacity == 0.75)
      try film.clock.advance(to: 6)
      #expect(endings == ["true 5.5"])
    }
  }

  @Test("A change can be taken back: the model has its old value again, with no animation")
  func restoring() {
    Film.play { film in
      let view = film.view()
      let blocks = Ambient.current.animations.tracking {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
          view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        }
      }

      blocks.flatMap(\.changes).forEach { $0.restoreModel() }

      #expect(view.alpha == 1)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test("A view that an animation moves takes no touches, unless the block allows it")
  func touches() throws {
    try Film.play { film in
      let view = film.view()
      let point = CGPoint(x: 5, y: 5)

      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.9 }
      #expect(film.window.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 1) { view.bounds.size.width = 110 }
      #expect(film.window.hitTest(point, with: nil) === film.window)

      try film.clock.advance(to: 1)
      #expect(film.window.hitTest(point, with: nil) === view)
    }
  }
}
