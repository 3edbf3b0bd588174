// swift-format-ignore-file

import UIKit

/// Attach it to a page, and the page can be pulled down and away. (Ported: #selector became a method.)
final class PullDown: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private weak var page: UIViewController?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: PullDown.handlePan(_:))
    private(set) var interacting = false
    private var enough = false

    func attach(to page: UIViewController) {
        self.page = page
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        page.view.addGestureRecognizer(pan)
        completionCurve = .linear
    }

    func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view, let superview = view.superview else { return }
        let progress = min(max(gesture.translation(in: superview).y / superview.bounds.height, 0), 1)
        switch gesture.state {
        case .began:
            interacting = true
            page?.dismiss(animated: true, completion: nil)
        case .changed:
            enough = progress > 0.3 || gesture.velocity(in: superview).y > 1000
            update(progress)
        case .cancelled, .failed:
            interacting = false
            cancel()
        case .ended:
            interacting = false
            if enough { finish() } else { cancel() }
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return velocity.y > abs(velocity.x)
    }
}

final class PullDownDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let pull = PullDown()
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return self }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return pull.interacting ? pull : nil
    }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }
    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to) else { return }
        ctx.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: transitionDuration(using: ctx), delay: 0, options: [.curveLinear], animations: {
            from.frame = from.frame.offsetBy(dx: 0, dy: ctx.containerView.bounds.height)
        }, completion: { _ in ctx.completeTransition(!ctx.transitionWasCancelled) })
    }
}
