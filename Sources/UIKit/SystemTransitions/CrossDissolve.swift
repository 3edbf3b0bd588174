import Foundation

/// The presented page appears through the other, and disappears again.
@MainActor
final class CrossDissolve: NSObject, SystemAnimator {
  let movesBySpring = false
  private let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
    super.init()
  }

  var logName: String { "UIKit's crossDissolve" }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to),
      let page = context.view(forKey: isDismissal ? .from : .to)
    else { return context.completeTransition(false) }
    if let arriving = context.view(forKey: .to) {
      arriving.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(arriving, at: 0)
    }
    context.containerView.bringSubviewToFront(page)
    let opacity = page.alpha
    if !isDismissal { page.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      page.alpha = self.isDismissal ? 0 : opacity
    } completion: { _ in
      page.alpha = opacity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
