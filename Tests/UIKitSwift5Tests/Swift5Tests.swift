import QuartzCore
import Testing
import UIKit

@Suite("Animators written in Swift 5")
@MainActor
struct Swift5Tests {
  @Test("A plain class animates views")
  func animation() throws {
    try playing { clock, window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)

      PlainAnimator(view: view).fadeOut()
      try clock.advance(to: 0.2)
      #expect(abs((view.layer.presentation()?.opacity ?? 1) - 0.5) < 1e-6)

      try clock.advance(to: 0.4)
      #expect(view.isHidden)
    }
  }

  @Test("With UIKit alone the main queue, work items and timers keep virtual time")
  func alone() throws {
    try playing { clock, _ in
      let view = UIView()
      let animator = PlainAnimator(view: view)
      animator.blinkLater()

      for (time, tag, ticks) in [(0.0, 0, 100), (0.25, 0, 101), (0.5, 1, 101), (1, 1, 111)] {
        try clock.advance(to: time)
        #expect(view.tag == tag)
        #expect(animator.ticks == ticks)
      }
    }
  }

  @Test("Beside Foundation and Dispatch the main queue does, too")
  func beside() throws {
    try playing { clock, _ in
      let views = [UIView(), UIView()]
      AnimatorBesideFoundation().run(views[0])
      AnimatorBesideDispatch().run(views[1])

      for (time, tag) in [(0.0, 1), (3600, 11), (7200, 111)] {
        try clock.advance(to: time)
        #expect(views.map(\.tag) == [tag, tag])
      }
    }
  }
}
