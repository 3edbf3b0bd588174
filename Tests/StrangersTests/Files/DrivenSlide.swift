// swift-format-ignore-file

import UIKit

/// Interactive by choice: the owner moves `driver`.
class DrivenSlide: NSObject {
    class Driver: UIPercentDrivenInteractiveTransition {
        var hasStarted = false
        var shouldFinish = false

        func move(by translation: CGFloat, of width: CGFloat) {
            let percent = CGFloat(fminf(fmaxf(Float(translation / width), 0.0), 1.0))
            shouldFinish = percent > 0.4
            update(percent)
        }

        func release() {
            hasStarted = false
            shouldFinish ? finish() : cancel()
        }
    }

    let driver = Driver()
}

extension DrivenSlide: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return driver.hasStarted ? driver : nil
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push, .pop: return self
        default: return nil
        }
    }
}

extension DrivenSlide: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
        let width = transitionContext.containerView.frame.width
        transitionContext.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: width, y: 0)
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? [.curveLinear] : []
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: options, animations: {
            from.transform = CGAffineTransform(translationX: -width / 3, y: 0)
            to.transform = CGAffineTransform.identity
        }) { _ in
            from.transform = CGAffineTransform.identity
            to.transform = CGAffineTransform.identity
            let cancelled = transitionContext.transitionWasCancelled
            transitionContext.completeTransition(!cancelled)
        }
    }
}
