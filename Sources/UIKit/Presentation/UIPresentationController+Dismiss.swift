import Foundation

extension UIPresentationController {
  /// Takes the presented controller off the screen, and with it what lies above it; only the
  /// topmost of them is seen going.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let stack = Array(sequence(first: self, next: \.presentedViewController.ownPresentation))
    guard !stack.contains(where: \.isTransitioning) else {
      return UIKitLog.current.warn(
        "Attempt to dismiss \(presentedViewController.name) while a presentation is in progress.")
    }
    let top = stack.last ?? self
    if top !== self { top.replace(stack.dropLast()) }
    top.dismissAlone(animated: animated, completion: completion)
  }

  private func dismissAlone(animated: Bool, completion: (() -> Void)?) {
    let animator = animated ? dismissalAnimator() : nil
    guard let container else { return }
    let context = TransitionContext(
      containerView: container,
      from: TransitionSide(
        controller: presentedViewController, view: { [self] in presentedView },
        initialFrame: presentedFrame(in: container),
        // Not where it goes, which is the animator's to choose, but where it stood: what animators
        // of both directions reckon from.
        finalFrame: { [self] in frameOfPresentedViewInContainerView }),
      to: TransitionSide(
        controller: presentingViewController,
        view: { [self] in shouldRemovePresentersView ? presentingViewController.view : nil },
        finalFrame: { [self] in
          shouldRemovePresentersView ? container.bounds : presentersFrame(in: container)
        }),
      presentationStyle: style)
    isTransitioning = true
    presentedViewController.movement = .dismissal
    let steps = Transition.Steps(
      willBegin: { [self] in beginDismissing(animated: animated) },
      settle: { [self] in endDismissing(succeeded: $0, didComplete: $1) },
      finally: {
        guard let completion else { return }
        UIKitLog.current.note(.block, of: "dismiss", "completion")
        completion()
      })
    Transition.start(
      owner: presentingViewController, context: context, animator: animator,
      interaction: animator.flatMap { dismissalInteraction(using: $0) }, steps: steps,
      .afterCaller)
  }

  private func beginDismissing(animated: Bool) {
    note("dismissalTransitionWillBegin()")
    dismissalTransitionWillBegin()
    presentedViewController.beginAppearanceTransition(false, animated: animated)
    if shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(true, animated: animated)
    }
  }

  private func endDismissing(succeeded: Bool, didComplete: Bool) {
    isTransitioning = false
    if succeeded {
      presentedView?.removeFromSuperview()
      presentersPlace?.restore()
      takeAway()
    }
    note("dismissalTransitionDidEnd(\(didComplete))")
    dismissalTransitionDidEnd(didComplete)
    settleAppearance(
      arriving: shouldRemovePresentersView ? presentingViewController : nil,
      leaving: presentedViewController, succeeded: succeeded)
    presentedViewController.movement = nil
  }

  private func dismissalAnimator() -> any UIViewControllerAnimatedTransitioning {
    let (presented, delegate) = (
      presentedViewController, presentedViewController.transitioningDelegate
    )
    return UIKitLog.current.ask(delegate, "animationController(forDismissed: \(presented.name))") {
      delegate?.animationController(forDismissed: presented)
    } ?? systemAnimator(isDismissal: true)
  }

  private func dismissalInteraction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard !(animator is any SystemAnimator) else { return dismissalDriver() }
    let delegate = presentedViewController.transitioningDelegate
    return UIKitLog.current.ask(delegate, "interactionControllerForDismissal") {
      delegate?.interactionControllerForDismissal(using: animator)
    }
  }
}
