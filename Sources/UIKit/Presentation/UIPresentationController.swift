public import Foundation

@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Who is presented; held unless this is only prepared for a presentation.
  private var heldPresented: UIViewController?
  private weak var presented: UIViewController?

  /// Who presents. It holds this object, not the other way round.
  private weak var presenter: UIViewController?

  /// The style that is presented in; set by UIKit before it asks anything else.
  private(set) var style: UIModalPresentationStyle

  /// What the presentation has adapted to; `.none` if nothing had to adapt.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The place of the transition, from just before it begins until the dismissal has ended.
  var container: PresentationContainerView?

  /// Where the presenter's view was taken from.
  var presentersPlace: ViewPlace?

  /// The segue that has presented, which lives as long as the presentation.
  var segue: UIStoryboardSegue?

  /// Whether the presented controller is on its way in or out.
  var isTransitioning = false

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Says who presents, and in which style.
  func assign(presenter: UIViewController?, style: UIModalPresentationStyle) {
    self.presenter = presenter
    self.style = style
  }

  /// Until it is presented, the presented controller holds this one; from then on it is held.
  func holdPresented(_ holds: Bool) {
    heldPresented = holds ? presented : nil
  }

  open var presentedViewController: UIViewController {
    heldPresented ?? presented ?? UIViewController()
  }

  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  open var presentationStyle: UIModalPresentationStyle { style }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? usualAdaptiveStyle(for: traitCollection)
  }

  /// Traits that the presented controller's view, and what else is in the container, has whatever
  /// the presenter's are.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { container?.refreshTraits() }
  }

  open var containerView: UIView? { container }

  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { !style.staysInContext }

  open var shouldRemovePresentersView: Bool { style.removesPresentersView }

  /// The traits that a presentation of this kind gives what it presents.
  var ownTraits: UITraitCollection? { nil }

  /// What animates where no delegate has an animator.
  func systemAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    isDismissal
      ? SystemTransitions.dismissal(transitionStyle)
      : SystemTransitions.presentation(transitionStyle)
  }

  /// What drives a dismissal that the system animates.
  func dismissalDriver() -> SystemDriver? { nil }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Unlike Apple's, never called: nobody hears of the constraints of what is presented.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the container gets another size. Passes on the size that the presented controller
  /// is to have.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.note("viewWillTransition(to: \(own))")
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the presenter's traits are overridden. Unlike Apple's, not before a rotation.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
