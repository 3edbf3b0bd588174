// swift-format-ignore-file

import UIKit

/// What animators, interaction controllers, presentation controllers and segues are made of: names that are
/// compiled in Swift 5 and in Swift 6, with Apple's labels, defaults and optionals, and never called.
final class NamedAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let duration: TimeInterval = 0.5
  var animator: UIViewImplicitlyAnimating?
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return duration }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else { return }
    let fromView = transitionContext.view(forKey: .from)!
    let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
    let final = transitionContext.finalFrame(for: toVC)
    let initial = transitionContext.initialFrame(for: fromVC)
    toView.frame = final.offsetBy(dx: initial.width, dy: final.height)
    containerView.addSubview(toView)
    containerView.insertSubview(toView, belowSubview: fromView)
    containerView.insertSubview(toView, aboveSubview: fromView)
    containerView.insertSubview(toVC.view, at: 0)
    _ = transitionContext.isInteractive
    _ = transitionContext.isAnimated
    let style: UIModalPresentationStyle = transitionContext.presentationStyle
    _ = style == .custom || style == .none || style == .overFullScreen || style == .overCurrentContext || style == .popover || style == .pageSheet || style == .formSheet || style == .currentContext || style == .fullScreen
    _ = transitionContext.targetTransform
    transitionContext.updateInteractiveTransition(0.5)
    transitionContext.finishInteractiveTransition()
    transitionContext.cancelInteractiveTransition()
    transitionContext.pauseInteractiveTransition()
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    let a = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {}
    self.animator = a
    return a
  }
  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

class NamedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
  var completionSpeed: CGFloat { return 1 }
  var completionCurve: UIView.AnimationCurve { return .easeInOut }
  var wantsInteractiveStart: Bool { return true }
}

class NamedPercentDriver: UIPercentDrivenInteractiveTransition {
  override init() { super.init(); completionSpeed = 0.9; completionCurve = .easeOut; timingCurve = UICubicTimingParameters(animationCurve: .linear); wantsInteractiveStart = false }
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) { super.startInteractiveTransition(transitionContext) }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func cancel() { super.cancel() }
  override func finish() { super.finish() }
  override func pause() { super.pause() }
  override var completionSpeed: CGFloat { get { return 1 } set {} }
  override var completionCurve: UIView.AnimationCurve { get { return .linear } set {} }
  override var wantsInteractiveStart: Bool { get { return true } set {} }
  override var timingCurve: UITimingCurveProvider? { get { return nil } set {} }
  func f() { _ = percentComplete * duration }
}

class NamedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { return NamedAnimator() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return NamedPercentDriver() }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return nil }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { return NamedPresentation(presentedViewController: presented, presenting: presenting) }
}

class NamedPresentation: UIPresentationController, UIAdaptivePresentationControllerDelegate {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { super.init(presentedViewController: presentedViewController, presenting: presentingViewController); delegate = self }
  override func presentationTransitionWillBegin() {
    guard let containerView = containerView, let presentedView = presentedView else { return }
    presentedView.frame = containerView.bounds
    if let c = presentedViewController.transitionCoordinator {
      c.animate(alongsideTransition: { _ in }, completion: nil)
      c.animate(alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) in _ = context.isCancelled })
      _ = c.animateAlongsideTransition(in: containerView, animation: { _ in }, completion: { _ in })
      c.notifyWhenInteractionChanges { _ in }
    }
    _ = presentingViewController.transitionCoordinator
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
  override var presentedView: UIView? { return super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect { return super.frameOfPresentedViewInContainerView }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { return super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override var shouldRemovePresentersView: Bool { return false }
  override var shouldPresentInFullscreen: Bool { return true }
  override var presentationStyle: UIModalPresentationStyle { return .custom }
  override var adaptivePresentationStyle: UIModalPresentationStyle { return .none }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { return .none }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection); _ = traitCollection.horizontalSizeClass == .compact }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { return .none }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { return .none }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { return true }
}

class NamedSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init(identifier: identifier, source: source, destination: destination) }
  override func perform() {
    let s = source.view as UIView?
    let d = destination.view as UIView?
    _ = (s, d, identifier)
    source.present(destination as UIViewController, animated: false, completion: nil)
    source.navigationController?.pushViewController(destination, animated: false)
    _ = source.navigationController?.popViewController(animated: false)
  }
}

/// A page whose own members have the names of what its protocols give to those who ask.
final class NamedQuestioner: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private var interruptibleAnimator: UIViewPropertyAnimator?
  private var animationEnded = false
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { interruptibleAnimator(using: transitionContext).startAnimation() }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator = interruptibleAnimator { return animator }
    let animator = UIViewPropertyAnimator()
    interruptibleAnimator = animator
    interruptibleAnimator?.addCompletion { [weak self] _ in self?.interruptibleAnimator = nil; self?.animationEnded = true }
    return animator
  }
  func ask(_ other: UIViewControllerTransitioningDelegate?, _ context: UIViewControllerContextTransitioning, _ layer: CALayer) {
    navigationController?.popViewController(animated: true)
    if let navigation = navigationController, let tabs = tabBarController { _ = navigation.viewControllers + (tabs.viewControllers ?? []) }
    guard let navigationController = self.navigationController, !animationEnded else { return }
    let presentation = presentationController
    presentation?.delegate?.presentationControllerDidDismiss?(presentation!)
    _ = presentation?.delegate?.presentationControllerShouldDismiss?(presentation!) ?? true
    let bar: UINavigationBar? = navigationController.navigationBar
    bar?.isHidden = true
    navigationController.delegate?.navigationController?(navigationController, willShow: self, animated: true)
    navigationController.delegate?.navigationController?(navigationController, didShow: self, animated: true)
    guard let animator = navigationController.delegate?.navigationController?(navigationController, animationControllerFor: .push, from: self, to: self) else { return }
    let driver: UIViewControllerInteractiveTransitioning? = navigationController.delegate?.navigationController?(navigationController, interactionControllerFor: animator)
    if let speed = driver?.completionSpeed, let curve = driver?.completionCurve { _ = (speed * 2, curve.rawValue) }
    _ = driver?.wantsInteractiveStart ?? true
    animator.animationEnded?(true)
    _ = animator.interruptibleAnimator?(using: context)
    animator.interruptibleAnimator?(using: context)?.addAnimations?({}, delayFactor: 0.2)
    animator.interruptibleAnimator?(using: context)?.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
    if let tabs = tabBarController {
      _ = tabs.delegate?.tabBarController?(tabs, shouldSelect: self) ?? true
      tabs.delegate?.tabBarController?(tabs, didSelect: self)
      _ = tabs.delegate?.tabBarController?(tabs, animationControllerForTransitionFrom: self, to: self)
    }
    let presented: UIViewControllerAnimatedTransitioning? = other?.animationController?(forPresented: self, presenting: self, source: self)
    _ = presented ?? other?.animationController?(forDismissed: self)
    _ = other?.interactionControllerForPresentation?(using: animator)
    _ = other?.interactionControllerForDismissal?(using: animator)
    _ = other?.presentationController?(forPresented: self, presenting: nil, source: self)
    let pan = UIPanGestureRecognizer()
    _ = pan.delegate?.gestureRecognizerShouldBegin?(pan) ?? true
    _ = pan.delegate?.gestureRecognizer?(pan, shouldRecognizeSimultaneouslyWith: pan)
    let scrollView = UIScrollView()
    scrollView.delegate?.scrollViewDidScroll?(scrollView)
    scrollView.delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: false)
    _ = scrollView.delegate?.viewForZooming?(in: scrollView)
    layer.delegate?.layoutSublayers?(of: layer)
    CABasicAnimation().delegate?.animationDidStop?(CABasicAnimation(), finished: true)
  }
}
