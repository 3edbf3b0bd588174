import QuartzCore
import Testing
import UIKit

@Suite("Constraints in Swift 5")
@MainActor
struct ConstraintTests {
  @Test("An animator pins a view to the container and moves it by a constraint")
  func transition() throws {
    try playing { clock, window in
      let (root, page, animator) = (UIViewController(), UIViewController(), PinnedAnimator())
      window.rootViewController = root
      try clock.advance(to: 0)
      page.transitioningDelegate = animator
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: true)

      for (time, top) in [(0.0, 667.0), (0.25, 333.5), (0.5, 0)] {
        try clock.advance(to: time)
        let shown = page.view.layer.presentation() ?? page.view.layer
        #expect(abs(shown.frame.minY - top) < 1e-6)
        #expect(shown.bounds.size == CGSize(width: 375, height: 667))
      }
      #expect(root.presentedViewController === page)
      #expect(UIKitLog.current.warnings.isEmpty)
    }
  }
}
