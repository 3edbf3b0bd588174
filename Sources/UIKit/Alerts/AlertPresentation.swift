import CoreGraphics

/// Dims the screen below an alert, and the tint of what is on it.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  private var formerTint = UIView.TintAdjustmentMode.automatic

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView as? AlertView else {
      return .zero
    }
    return view.frame(within: container)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { [weak self] _ in self?.tappedBeside() })
    dimming.addGestureRecognizer(tap)
    formerTint = presentingViewController.view.ownTintAdjustmentMode
    presentingViewController.view.tintAdjustmentMode = .dimmed
    alongside { [dimming] in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentingViewController.view.tintAdjustmentMode = formerTint
    alongside { [dimming] in dimming.alpha = 0 }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.place(in: frameOfPresentedViewInContainerView)
  }

  override func systemAnimator(
    isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(alert?.preferredStyle ?? .alert, isDismissal: isDismissal)
  }

  /// A sheet goes as if it had been cancelled.
  private func tappedBeside() {
    guard let alert, alert.preferredStyle == .actionSheet, let action = alert.cancelAction else {
      return
    }
    alert.choose(action)
  }

  private func alongside(_ animations: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return animations()
    }
    coordinator.animate(alongsideTransition: { _ in animations() }, completion: nil)
  }
}
