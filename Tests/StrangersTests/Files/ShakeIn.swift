// swift-format-ignore-file

import UIKit

class ShakeIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)

    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 40, -40, 20, 0]
    shake.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    shake.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeOut), count: 4)
    shake.duration = transitionDuration(using: transitionContext)
    shake.isAdditive = true
    toView.layer.add(shake, forKey: "shake")

    let pop = CASpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.5
    pop.toValue = 1.0
    pop.damping = 20
    pop.stiffness = 200
    pop.mass = 1
    pop.duration = pop.settlingDuration
    toView.layer.add(pop, forKey: "pop")

    DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: transitionContext)) {
      [weak self] in
      guard self != nil else { return }
      transitionContext.completeTransition(true)
    }
  }
}
