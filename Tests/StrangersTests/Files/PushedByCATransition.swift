// swift-format-ignore-file

import UIKit

extension UINavigationController {
    /// The old trick: no animator, the layer goes over by itself.
    func pushFromBottom(_ controller: UIViewController, duration: CFTimeInterval = 0.5) {
        let transition = CATransition()
        transition.duration = duration
        transition.type = CATransitionType.push
        transition.subtype = .fromTop
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        view.layer.add(transition, forKey: kCATransition)
        pushViewController(controller, animated: false)
    }
}
