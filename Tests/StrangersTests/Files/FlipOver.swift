// swift-format-ignore-file

import UIKit

class FlipOver: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    UIView.transition(
      from: from, to: to, duration: transitionDuration(using: transitionContext),
      options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) { finished in
      transitionContext.completeTransition(finished)
    }
  }
}
