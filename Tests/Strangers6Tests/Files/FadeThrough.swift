// swift-format-ignore-file

import UIKit

@MainActor
final class FadeThrough: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: Duration

    init(duration: Duration = .milliseconds(400)) {
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        let (seconds, attoseconds) = duration.components
        return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let incoming = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let outgoing = transitionContext.view(forKey: .from)
        transitionContext.containerView.addSubview(incoming)
        incoming.alpha = 0
        incoming.transform = .init(scaleX: 0.92, y: 0.92)
        UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.calculationModeLinear, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) { outgoing?.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.65) {
                incoming.alpha = 1
                incoming.transform = .identity
            }
        } completion: { _ in
            outgoing?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
