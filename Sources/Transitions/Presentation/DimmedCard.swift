public import UIKit

/// Shows the presented page as a card in the middle, and dims what lies behind it. In a container that
/// is too small for its margins they are less.
public final class DimmedCard: UIPresentationController {
  private static let margin: CGFloat = 40
  private static let cornerRadius: CGFloat = 12

  private let dim = UIView()

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    return bounds.insetBy(
      dx: min(Self.margin, bounds.width / 4), dy: min(2 * Self.margin, bounds.height / 4))
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    presentedViewController.view.layer.cornerRadius = Self.cornerRadius
    presentedViewController.view.clipsToBounds = true
    dim.frame = containerView.bounds
    dim.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    fade(to: 1)
  }

  /// While the card is on its way, its place is the animator's.
  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dim.frame = containerView?.bounds ?? .zero
    let card = presentedViewController
    guard !card.isBeingPresented, !card.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dim.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dim.removeFromSuperview() }
  }

  /// Fades beside the transition; at once where there is none.
  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dim.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dim] _ in dim.alpha = alpha }, completion: nil)
  }
}
