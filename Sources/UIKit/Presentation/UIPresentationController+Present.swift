import Foundation

extension UIPresentationController {
  /// Shows the presented controller.
  func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let animator = animated ? presentationAnimator(source: source) : nil
    let container = makeContainer()
    self.container = container
    let context = TransitionContext(
      containerView: container,
      from: TransitionSide(
        controller: presentingViewController,
        view: { [self] in shouldRemovePresentersView ? presentingViewController.view : nil },
        initialFrame: presentersFrame(in: container),
        finalFrame: { [self] in
          shouldRemovePresentersView ? .zero : presentersFrame(in: container)
        }),
      to: TransitionSide(
        controller: presentedViewController, view: { [self] in presentedView },
        finalFrame: { [self] in frameOfPresentedViewInContainerView }),
      presentationStyle: style)
    isTransitioning = true
    presentedViewController.movement = .presentation
    let steps = Transition.Steps(
      willBegin: { [self] in beginPresenting(in: container, animated: animated) },
      settle: { [self] in endPresenting(succeeded: $0, didComplete: $1) },
      finally: {
        guard let completion else { return }
        UIKitLog.current.note(.block, of: "present", "completion")
        completion()
      })
    Transition.start(
      owner: presentingViewController, context: context, animator: animator,
      interaction: animator.flatMap { presentationInteraction(using: $0) }, steps: steps,
      .afterCaller)
  }

  private func makeContainer() -> PresentationContainerView {
    let presentersView = presentingViewController.view
    let isOverAll = shouldPresentInFullscreen
    let host = isOverAll ? presentersView?.window : presentersView?.superview
    let frame = isOverAll ? host?.bounds : presentersView?.frame
    let container = PresentationContainerView(frame: frame ?? .zero, presentation: self)
    host?.addSubview(container)
    return container
  }

  private func beginPresenting(in container: PresentationContainerView, animated: Bool) {
    if shouldRemovePresentersView, let presentersView = presentingViewController.view {
      presentersPlace = ViewPlace(of: presentersView)
      let frame = presentersFrame(in: container)
      container.addSubview(presentersView)
      presentersView.place(in: frame)
    }
    announceAdaptivity()
    note("presentationTransitionWillBegin()")
    presentationTransitionWillBegin()
    if shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    presentedViewController.beginAppearanceTransition(true, animated: animated)
  }

  private func endPresenting(succeeded: Bool, didComplete: Bool) {
    isTransitioning = false
    if succeeded {
      if shouldRemovePresentersView { presentingViewController.view.removeFromSuperview() }
    } else {
      presentedView?.removeFromSuperview()
      presentersPlace?.restore()
      takeAway()
    }
    note("presentationTransitionDidEnd(\(didComplete))")
    presentationTransitionDidEnd(didComplete)
    settleAppearance(
      arriving: presentedViewController,
      leaving: shouldRemovePresentersView ? presentingViewController : nil, succeeded: succeeded)
    presentedViewController.movement = nil
  }

  private func presentationAnimator(
    source: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let (presented, delegate) = (
      presentedViewController, presentedViewController.transitioningDelegate
    )
    return UIKitLog.current.ask(delegate, "animationController(forPresented: \(presented.name))") {
      delegate?.animationController(
        forPresented: presented, presenting: presentingViewController, source: source)
    } ?? systemAnimator(isDismissal: false)
  }

  private func presentationInteraction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard !(animator is any SystemAnimator) else { return nil }
    let delegate = presentedViewController.transitioningDelegate
    return UIKitLog.current.ask(delegate, "interactionControllerForPresentation") {
      delegate?.interactionControllerForPresentation(using: animator)
    }
  }
}
