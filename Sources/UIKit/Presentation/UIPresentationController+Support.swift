import CoreGraphics

extension UIPresentationController {
  /// Where the presenter's view belongs, also while it is pushed back.
  func presentersFrame(in container: UIView) -> CGRect {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else {
      return container.bounds
    }
    return container.convert(view.untransformedFrame, from: superview)
  }

  func presentedFrame(in container: UIView) -> CGRect {
    guard let view = presentedView, let superview = view.superview else { return container.bounds }
    return container.convert(view.frame, from: superview)
  }

  /// Throws the container away and forgets who presented whom.
  func takeAway() {
    container?.removeFromSuperview()
    container = nil
    presentersPlace = nil
    presentingViewController.ownPresentation = nil
    presentedViewController.enclosingPresentation = nil
    presentedViewController.preparedPresentation = nil
  }

  /// Ends the appearance callbacks, or takes them back if the transition was cancelled.
  func settleAppearance(
    arriving: UIViewController?, leaving: UIViewController?, succeeded: Bool
  ) {
    guard succeeded else {
      return AppearanceExchange(arriving: arriving, leaving: leaving).takeBack()
    }
    arriving?.endAppearanceIfBegun()
    leaving?.endAppearanceIfBegun()
  }

  /// How it comes and goes if no delegate has an animator: as the controller says whose context it covers,
  /// if that one provides a style.
  var transitionStyle: UIModalTransitionStyle {
    let isProvided =
      presentedViewController.modalPresentationStyle.staysInContext
      && presentingViewController.providesPresentationContextTransitionStyle
    return (isProvided ? presentingViewController : presentedViewController).modalTransitionStyle
  }

  /// Logs a stage of the presentation, of whom it is.
  func note(_ callback: String) {
    let subject = "\(type(of: self))(\(presentedViewController.name))"
    UIKitLog.current.note(.appearance, of: subject, callback)
  }
}
