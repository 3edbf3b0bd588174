import UIKit

/// An animator in the manner of Swift 5: it pins the arriving view to the container and moves it by
/// a constraint.
final class PinnedAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var topConstraint: NSLayoutConstraint!

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to) else { return }
    containerView.addSubview(toView)
    toView.translatesAutoresizingMaskIntoConstraints = false
    topConstraint = toView.topAnchor.constraint(equalTo: containerView.bottomAnchor)
    let views: [String: Any] = ["to": toView]
    containerView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[to]|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate([
      topConstraint,
      NSLayoutConstraint(
        item: toView, attribute: .height, relatedBy: .equal, toItem: containerView,
        attribute: .height, multiplier: 1, constant: 0),
    ])
    containerView.layoutIfNeeded()

    topConstraint.constant = -containerView.bounds.height
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveLinear],
      animations: {
        containerView.layoutIfNeeded()
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
