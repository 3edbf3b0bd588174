// swift-format-ignore-file

import UIKit

// Written for Swift 4, before the names of 4.2.
class OldContainer : UIViewController {
    func slideIn(_ child: UIViewController) {
        addChildViewController(child)
        view.addSubview(child.view)
        view.bringSubview(toFront: child.view)
        child.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(20, 10, 20, 10))
        child.view.contentMode = UIViewContentMode.scaleAspectFill
        child.view.autoresizingMask = UIViewAutoresizing.flexibleWidth
        child.didMove(toParentViewController: self)

        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = -view.bounds.width
        slide.toValue = 0
        slide.duration = 0.4
        slide.fillMode = kCAFillModeForwards
        slide.isRemovedOnCompletion = false
        slide.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
        child.view.layer.add(slide, forKey: "slide")

        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [UIViewKeyframeAnimationOptions.calculationModeLinear, UIViewKeyframeAnimationOptions(rawValue: UIViewAnimationOptions.curveLinear.rawValue)], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { child.view.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { child.view.alpha = 1 }
        }, completion: nil)
    }

    func slideOut() {
        guard let child = childViewControllers.last else { return }
        child.willMove(toParentViewController: nil)
        child.view.removeFromSuperview()
        child.removeFromParentViewController()
    }
}
