// swift-format-ignore-file

import UIKit

/// A property animator for the whole transition, the same each time it is asked for.
class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewImplicitlyAnimating?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.addSubview(to)
        to.frame.origin.x = transitionContext.containerView.bounds.width
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear) {
            to.frame.origin.x = 0
        }
        animator.addAnimations { to.layer.cornerRadius = 20 }
        animator.addCompletion { position in
            let done = position == .end && !transitionContext.transitionWasCancelled
            to.layer.cornerRadius = 0
            transitionContext.completeTransition(done)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Timing parameters and a spring.
class SpringBoard: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        let timing = UICubicTimingParameters(animationCurve: .linear)
        let fade = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
        fade.addAnimations { view.alpha = 1 }
        fade.startAnimation()
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 0))
        let grow = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: spring)
        grow.addAnimations { view.transform = .identity }
        grow.addCompletion { _ in transitionContext.completeTransition(true) }
        grow.startAnimation()
    }
}
