// swift-format-ignore-file

import UIKit

/// A sheet over the lower two thirds, the rest in the dark. Everything in one object.
final class DimmedSheet: UIPresentationController, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  lazy var darkness: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    presentedViewController.modalPresentationStyle = .custom
  }

  // MARK: - UIPresentationController

  override var shouldRemovePresentersView: Bool { return false }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: parentSize.width, height: floor(parentSize.height * 2 / 3))
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let all = containerView?.bounds else { return .zero }
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: all.size)
    return all.divided(atDistance: size.height, from: .maxYEdge).slice
  }

  private func alongside(_ change: @escaping () -> Void) {
    if let coordinator = presentedViewController.transitionCoordinator {
      coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
    } else {
      change()
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    darkness.frame = containerView!.bounds
    darkness.alpha = 0
    containerView!.insertSubview(darkness, at: 0)
    alongside { self.darkness.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { darkness.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { [weak self] in self?.darkness.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { darkness.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  // MARK: - Animation

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let comes = presentedViewController.isBeingPresented
    let sheet = presentedView!
    let height = transitionContext.containerView.bounds.height
    if comes {
      transitionContext.containerView.addSubview(sheet)
      sheet.frame = transitionContext.finalFrame(for: presentedViewController)
      sheet.frame.origin.y = height
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        sheet.frame.origin.y = comes ? self.frameOfPresentedViewInContainerView.minY : height
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  // MARK: - Delegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { return self }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { self }
}
