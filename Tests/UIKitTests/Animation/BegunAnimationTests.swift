import QuartzCore
import Testing

@testable import UIKit

@Suite("Animations between begin and commit")
@MainActor
struct BegunAnimationTests {
  @Test("They take 0.2 s and ease in and out, unless they are told otherwise")
  func timing() throws {
    try Film.play { film in
      let (quick, slow) = (film.view(), film.view())

      UIView.beginAnimations(nil, context: nil)
      quick.center.x = 150
      UIView.beginAnimations("slow", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationCurve(.linear)
      slow.center.x = 150
      UIView.commitAnimations()
      UIView.commitAnimations()
      quick.alpha = 0

      #expect(quick.layer.animationKeys() == ["position"])
      try film.clock.advance(to: 0.1)
      #expect(abs(film.shown(quick).position.x - 100) < 1e-4)
      try film.clock.advance(to: 0.75)
      #expect(quick.layer.animationKeys() == nil)
      #expect(abs(film.shown(slow).position.x - 75) < 1e-6)
    }
  }

  @Test("Without a duration, or with animations off, changes are made at once")
  func unanimated() {
    Film.play { film in
      let view = film.view()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0)
      view.center.x = 150
      UIView.commitAnimations()
      UIView.setAnimationsEnabled(false)
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      UIView.setAnimationsEnabled(true)

      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("A commit that nothing was begun for is refused")
  func unbalanced() {
    Film.play { _ in
      UIView.commitAnimations()
      #expect(
        UIKitLog.current.warnings.map(\.call)
          == ["commitAnimations() called without beginAnimations(_:context:)."])
    }
  }
}
