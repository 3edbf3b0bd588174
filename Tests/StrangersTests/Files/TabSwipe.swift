// swift-format-ignore-file

import UIKit

/// Pages of a tab bar lie side by side.
class TabSwipe: NSObject {
  unowned let tabs: UITabBarController
  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init()
    tabs.delegate = self
  }

  private func place(of controller: UIViewController?) -> Int {
    guard let controller = controller else { return NSNotFound }
    return tabs.viewControllers?.firstIndex(of: controller) ?? NSNotFound
  }
}

extension TabSwipe: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }
}

extension TabSwipe: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 1 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    let (old, new) = (ctx.viewController(forKey: .from), ctx.viewController(forKey: .to))
    let goesRight = place(of: new) > place(of: old)
    let width = ctx.containerView.bounds.width
    let step = CGAffineTransform(translationX: goesRight ? -width : width, y: 0)
    new?.view.transform = step.inverted()

    // One turn of the run loop later, so that the page has been laid out.
    DispatchQueue.main.async {
      new.map { ctx.containerView.addSubview($0.view) }
      UIView.animate(
        withDuration: self.transitionDuration(using: ctx),
        animations: {
          old?.view.transform = step
          new?.view.transform = .identity
        },
        completion: { success in
          old?.view.transform = CGAffineTransform.identity
          ctx.completeTransition(success)
        })
    }
  }
}
