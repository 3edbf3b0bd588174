// swift-format-ignore-file

import UIKit

private var delegateKey: UInt8 = 0

extension UIViewController {
    /// Keeps the delegate alive that UIKit only holds weakly.
    var rememberedDelegate: UIViewControllerTransitioningDelegate? {
        get { return objc_getAssociatedObject(self, &delegateKey) as? UIViewControllerTransitioningDelegate }
        set {
            objc_setAssociatedObject(self, &delegateKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            transitioningDelegate = newValue
        }
    }
}

final class DropDown: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.viewController(forKey: .to)?.view else { return }
        let end = context.finalFrame(for: context.viewController(forKey: .to)!)
        view.frame = CGRect(x: end.minX, y: -end.height, width: end.width, height: end.height)
        context.containerView.addSubview(view)
        Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveLinear], animations: { view.frame = end }) { _ in
                NotificationCenter.default.post(name: Notification.Name("dropped"), object: view)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
