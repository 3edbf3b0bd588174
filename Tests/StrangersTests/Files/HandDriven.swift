// swift-format-ignore-file

import UIKit

/// Does everything itself: moves the views, decides, settles.
class HandDriven: NSObject, UIViewControllerInteractiveTransitioning, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    private var context: UIViewControllerContextTransitioning!
    var completionCurve: UIView.AnimationCurve = .easeOut
    var completionSpeed: CGFloat { return 1 - percent }
    private(set) var percent: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let to = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(to, at: 0)
        }
    }

    func moved(to percent: CGFloat) {
        self.percent = percent
        let height = context.containerView.bounds.height
        context.viewController(forKey: .from)?.view.frame.origin.y = height * percent
        context.updateInteractiveTransition(percent)
    }

    func let_go() {
        let leaving = context.viewController(forKey: .from)!.view!
        let isOver = percent > 0.5
        let y = isOver ? context.containerView.bounds.height : 0
        if isOver { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.2, animations: { leaving.frame.origin.y = y }, completion: { _ in
            if isOver { leaving.removeFromSuperview() }
            self.context.completeTransition(isOver)
            self.context = nil
        })
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return self }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return self }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.2 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}
