// swift-format-ignore-file

import UIKit

class TurnOver: NSObject, UIViewControllerAnimatedTransitioning {
    var reverse: Bool = false
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to) else { return }
        let options: UIView.AnimationOptions = self.reverse ? .transitionFlipFromLeft : .transitionFlipFromRight
        UIView.transition(with: container, duration: transitionDuration(using: transitionContext), options: [options, .showHideTransitionViews], animations: {
            container.addSubview(to)
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}
