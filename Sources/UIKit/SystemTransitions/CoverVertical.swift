import CoreGraphics
import Foundation

/// The presented page slides in from below, by the height of its container, and out again.
@MainActor
final class CoverVertical: NSObject, SystemAnimator {
  let movesBySpring = true
  private let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
    super.init()
  }

  var logName: String { "UIKit's coverVertical" }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    isDismissal ? slideOut(transitionContext) : slideIn(transitionContext)
  }

  private func slideIn(_ context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let end = context.finalFrame(for: controller)
    page.frame = end.offsetBy(dx: 0, dy: container.bounds.height)
    container.addSubview(page)
    animate(context) {
      page.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func slideOut(_ context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .from),
      let below = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    if let uncovered = context.view(forKey: .to) {
      uncovered.frame = context.finalFrame(for: below)
      container.insertSubview(uncovered, belowSubview: page)
    }
    animate(context) {
      page.frame.origin.y += container.bounds.height
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
