// swift-format-ignore-file

import UIKit

/// Swift 6: a sheet with smooth corners that grows with what its page asks for, and watches its animator.
final class SmoothSheet: UIPresentationController {
  private var observations: Set<NSKeyValueObservation> = []
  private(set) var sawRunning: [Bool] = []
  private let shade = UIView()

  override var shouldPresentInFullscreen: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = presentedViewController.preferredContentSize.height
    return bounds.divided(atDistance: height, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let presentedView else { return }
    shade.frame = containerView.bounds
    shade.backgroundColor = .black.withAlphaComponent(0.4)
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    presentedView.layer.cornerCurve = .continuous
    presentedView.layer.cornerRadius = 24
    presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { [shade] _ in
      shade.alpha = 0
    } completion: { [shade] context in
      if !context.isCancelled { shade.removeFromSuperview() }
    }
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    observations.insert(animator.observe(\.isRunning, options: [.new]) { [weak self] _, change in
      if let isRunning = change.newValue { self?.sawRunning.append(isRunning) }
    })
    animator.startAnimation()
  }

  @MainActor
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) weak var sheet: SmoothSheet?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let sheet = SmoothSheet(presentedViewController: presented, presenting: presenting)
      self.sheet = sheet
      return sheet
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Rise()
    }
  }

  final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let controller = transitionContext.viewController(forKey: .to), let sheet = transitionContext.view(forKey: .to) else {
        return transitionContext.completeTransition(false)
      }
      let end = transitionContext.finalFrame(for: controller)
      sheet.frame = end.offsetBy(dx: 0, dy: end.height)
      transitionContext.containerView.addSubview(sheet)
      UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
        sheet.frame = end
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
