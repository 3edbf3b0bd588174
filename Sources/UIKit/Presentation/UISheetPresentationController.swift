public import CoreGraphics
import Foundation

/// A card. Where there is little width it leaves a gap at the top, in which the page below it shows,
/// pushed back; otherwise it lies in the middle. A finger pulls it down, unless it is told not to.
///
/// Unlike Apple's, a card has one height: there are no detents. The numbers are those of imitations of
/// iOS 13 to 18.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Shows a bar at the top edge of the card by which it can be pulled.
  open var prefersGrabberVisible = false {
    didSet { grabber.isHidden = !prefersGrabberVisible }
  }

  /// Of the card's corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { roundCorners() }
  }

  private let dimming = UIView()
  private let grabber = SheetGrabber()
  private var pushedBack: PushedBackView?
  private lazy var pull = SheetPull(of: self)

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let top = container.safeAreaInsets.top
    guard !isCard else {
      return CGRect(
        x: 0, y: top + 10, width: bounds.width, height: max(bounds.height - top - 10, 0))
    }
    let wanted = presentedViewController.preferredContentSize
    let usual =
      presentationStyle == .formSheet
      ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 2 * (top + 10))
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : usual
    let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
  }

  /// Whether the card takes all of the width.
  private var isCard: Bool { traitCollection.horizontalSizeClass == .compact }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
    if isCard { pushedBack = pushedBackPresenter() }
    pushedBack?.prepare()
    alongside { [self] in coverPresenter() }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed {
      containerView?.addGestureRecognizer(pull.recognizer)
    } else {
      pushedBack?.restore()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { [dimming, pushedBack] in
      dimming.alpha = 0
      pushedBack?.pull()
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else { return pushedBack?.restore() ?? () }
    // Whoever cancels without a finger has let everything run to its end.
    pushedBack?.pull()
    coverPresenter()
  }

  private func coverPresenter() {
    dimming.alpha = 0.1
    pushedBack?.push()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let card = presentedView else { return }
    if !isTransitioning { card.place(in: frameOfPresentedViewInContainerView) }
    roundCorners()
    if grabber.superview !== card { card.addSubview(grabber) }
    grabber.isHidden = !prefersGrabberVisible
    grabber.place(in: card)
  }

  /// A card lies above the page.
  override var ownTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

  override func dismissalDriver() -> SystemDriver? { pull.driver }

  private func roundCorners() {
    guard let card = presentedViewController.viewIfLoaded else { return }
    card.layer.cornerRadius = preferredCornerRadius ?? 10
    if isCard { card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    card.clipsToBounds = true
  }

  private func alongside(_ changes: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator as? TransitionCoordinator
    guard let coordinator else { return changes() }
    coordinator.accompany { _ in changes() }
  }

  /// What lies below the card: the page, or the card, of the presenter.
  private func pushedBackPresenter() -> PushedBackView? {
    let presenter = presentingViewController
    let presentation = presenter.enclosingPresentation
    guard let view = presentation?.presentedView ?? presenter.view, let container = containerView
    else { return nil }
    return PushedBackView(
      view, isCard: presentation is UISheetPresentationController,
      top: container.safeAreaInsets.top, cornerRadius: 10)
  }
}

extension UIViewController {
  /// The presentation controller of this controller's card, if it is one, or will be.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
