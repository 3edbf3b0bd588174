// swift-format-ignore-file

import UIKit

/// Presents over a blur that comes with the sheet.
final class FrostedSheet: UIPresentationController {
    private lazy var frost: UIVisualEffectView = {
        let view = UIVisualEffectView(effect: nil)
        view.autoresizingMask = [ .flexibleWidth, .flexibleHeight ]
        return view
    }()
    var frostView: UIVisualEffectView { frost }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return container.bounds.insetBy(dx: 40, dy: 150)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView, let coordinator = presentingViewController.transitionCoordinator else { return }
        frost.frame = container.bounds
        container.insertSubview(frost, at: 0)
        if let presentedView = presentedView { frost.contentView.addSubview(presentedView) }
        presentedView?.layer.cornerRadius = 12
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.frost.effect = UIBlurEffect(style: .dark)
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { context in
            self.frost.effect = nil
        }, completion: { context in
            if !context.isCancelled { self.frost.removeFromSuperview() }
        })
    }

    override func containerViewDidLayoutSubviews() {
        frost.frame = containerView!.bounds
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class FrostedDelegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var last: FrostedSheet?
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let sheet = FrostedSheet(presentedViewController: presented, presenting: presenting ?? source)
        last = sheet
        return sheet
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { return FrostedPop(showing: true) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return FrostedPop(showing: false) }
}

private class FrostedPop: NSObject, UIViewControllerAnimatedTransitioning {
    let showing: Bool
    init(showing: Bool) { self.showing = showing }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let view: UIView = transitionContext.view(forKey: showing ? .to : .from)!
        if showing && view.superview == nil { transitionContext.containerView.addSubview(view) }
        view.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: showing ? .to : .from)!)
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
        if showing { view.transform = small; view.alpha = 0 }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: {
            view.transform = self.showing ? .identity : small
            view.alpha = self.showing ? 1 : 0
        }, completion: { transitionContext.completeTransition($0 && !transitionContext.transitionWasCancelled) })
    }
}
