// swift-format-ignore-file

import UIKit

final class SimpleFade: NSObject, UIViewControllerAnimatedTransitioning {

  private let duration: TimeInterval
  private let presenting: Bool

  init(duration: TimeInterval = 0.4, presenting: Bool) {
    self.duration = duration
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let target = context.view(forKey: presenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if presenting {
      context.containerView.addSubview(target)
      target.alpha = 0
    }
    UIView.animate(withDuration: duration) {
      target.alpha = self.presenting ? 1 : 0
    } completion: { _ in
      if !self.presenting { target.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SimpleFade {
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
      SimpleFade(presenting: true)
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> UIViewControllerAnimatedTransitioning?
    {
      SimpleFade(presenting: false)
    }
  }
}
