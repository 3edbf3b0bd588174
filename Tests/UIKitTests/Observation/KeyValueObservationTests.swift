import QuartzCore
import Testing
import UIKit

/// Something of a user's that is no view.
private final class Counter: NSObject {
  var count = 0
  var action = {}
}

@Suite @MainActor struct KeyValueObservationTests {
  @Test func aScrollViewsOffsetIsToldAtOnceWithWhatWasAskedFor() {
    Film.play { film in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      film.window.addSubview(scroll)
      var heard: [[CGFloat?]] = []
      let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
        heard.append([view.contentOffset.y, change.oldValue?.y, change.newValue?.y])
      }

      scroll.contentOffset.y = 30
      scroll.contentOffset.y = 30
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)

      withExtendedLifetime(observation) {}
      #expect(heard == [[30, 0, 30], [50, 30, 50]])
    }
  }

  @Test func valuesThatNobodyAskedForAreNil() {
    Film.play { film in
      let view = film.view()
      var changes: [NSKeyValueObservedChange<CGRect>] = []
      let observation = view.observe(\.frame) { changes.append($1) }

      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      view.center.x += 1

      withExtendedLifetime(observation) {}
      #expect(changes.count == 2, "once for the place and the size together")
      #expect(changes.allSatisfy { $0.kind == .setting && !$0.isPrior })
      #expect(changes.allSatisfy { $0.newValue == nil && $0.oldValue == nil })
    }
  }

  @Test func whateverElseIsToldAtTheEndOfItsTurn() throws {
    try Film.play { film in
      let counter = Counter()
      var heard: [Int?] = []
      let observation = counter.observe(\.count, options: [.initial, .new]) { _, change in
        heard.append(change.newValue)
      }
      #expect(heard == [0])

      counter.count = 1
      counter.count = 2
      #expect(heard == [0])
      try film.clock.advance(to: 0.1)
      try film.clock.advance(to: 0.2)

      withExtendedLifetime(observation) {}
      #expect(heard == [0, 2])
    }
  }

  @Test func aPropertyAnimatorIsSeenRunning() throws {
    try Film.play { film in
      let view = film.view()
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      var heard: [Bool] = []
      let observation = animator.observe(\.isRunning) { animator, _ in
        heard.append(animator.isRunning)
      }

      animator.startAnimation()
      try film.clock.advance(to: 0.2)
      #expect(heard == [true])
      try film.clock.advance(to: 0.4)

      withExtendedLifetime(observation) {}
      #expect(heard == [true, false])
    }
  }

  @Test func itEndsWhenItIsInvalidatedOrLetGo() throws {
    try Film.play { film in
      let view = film.view()
      var heard = 0
      var kept: NSKeyValueObservation? = view.observe(\.center) { _, _ in heard += 1 }
      let invalid = view.observe(\.center) { _, _ in heard += 1 }
      view.center.x = 1
      #expect(heard == 2)

      invalid.invalidate()
      view.center.x = 2
      #expect(heard == 3)

      kept = nil
      view.center.x = 3
      try film.clock.advance(to: 0.1)
      #expect(heard == 3 && kept == nil)
    }
  }

  @Test func anObservationHoldsNobody() {
    Film.play { _ in
      var counter: Counter? = Counter()
      weak let seen = counter
      let observation = counter?.observe(\.count) { _, _ in }

      counter = nil

      withExtendedLifetime(observation) {}
      #expect(seen == nil)
    }
  }

  @Test func whatCannotBeComparedIsRefused() {
    Film.play { _ in
      let counter = Counter()
      _ = counter.observe(\.action) { _, _ in }

      #expect(UIKitLog.current.warnings.count == 1)
      #expect(
        UIKitLog.current.warnings.last?.message.hasSuffix(
          "can't be compared with another. Observe something of it that can.") == true)
    }
  }
}
