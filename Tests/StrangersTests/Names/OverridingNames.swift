// swift-format-ignore-file

import UIKit

/// What controllers, recognisers and controls let others override.
class NamedController: UIViewController, UIGestureRecognizerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate, UIScrollViewDelegate {
  override func viewDidLoad() { super.viewDidLoad() }
  override func loadView() { view = UIView() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator); coordinator.animate(alongsideTransition: nil) { _ in } }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination.transitioningDelegate = nil }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { return true }
  override var prefersStatusBarHidden: Bool { return true }
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .fade }
  override var childForStatusBarStyle: UIViewController? { return nil }
  override var childForStatusBarHidden: UIViewController? { return nil }
  override var shouldAutorotate: Bool { return false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return .portrait }
  override var modalPresentationStyle: UIModalPresentationStyle { get { return .custom } set {} }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? { get { return super.transitioningDelegate } set { super.transitioningDelegate = newValue } }
  override var preferredContentSize: CGSize { get { return .zero } set {} }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: flag, completion: completion) }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func willMove(toParent parent: UIViewController?) {}
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { return parentSize }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }
  override func awakeFromNib() { super.awakeFromNib() }
  override var title: String? { didSet {} }
  override var navigationController: UINavigationController? { return super.navigationController }
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func show(_ vc: UIViewController, sender: Any?) {}
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  override func removeFromParent() {}
  override var nibName: String? { return "Page" }
  override var nibBundle: Bundle? { return nil }
  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { return nil }
  override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var prefersHomeIndicatorAutoHidden: Bool { return true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { return nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { return .all }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { return nil }
  override var inputAccessoryView: UIView? { return nil }
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { return touch.view === view }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { switch operation { case .push: return nil; case .pop: return nil; case .none: return nil; @unknown default: return nil } }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return nil }
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { return .all }
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { return nil }
  func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { return nil }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { return true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return nil }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
}
class NamedNavigation: UINavigationController { override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) { super.pushViewController(viewController, animated: animated) }
  override func popViewController(animated: Bool) -> UIViewController? { return super.popViewController(animated: animated) }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { return nil }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override var childForStatusBarStyle: UIViewController? { return topViewController }
  override var delegate: UINavigationControllerDelegate? { didSet {} }
}
class NamedTabs: UITabBarController { override var selectedIndex: Int { didSet {} }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
}
class NamedPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event); state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event); if state == .failed { return } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func reset() { super.reset() }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { return true }
  override func location(in view: UIView?) -> CGPoint { return .zero }
  override func translation(in view: UIView?) -> CGPoint { return .zero }
}
class OverridingSegue: UIStoryboardSegue {
  override var identifier: String? { return super.identifier }
  override var source: UIViewController { return super.source.navigationController ?? super.source }
  override var destination: NamedNavigation { return super.destination as! NamedNavigation }
}
class OverridingLayerView: UIView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }
  override var layer: CAGradientLayer { return super.layer as! CAGradientLayer }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { return false } set {} }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { return super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { return super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { return super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { return super.convert(rect, from: view) }
}
class OverridingScrollView: UIScrollView {
  override var panGestureRecognizer: UIPanGestureRecognizer { return super.panGestureRecognizer }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { return true }
  override func touchesShouldCancel(in view: UIView) -> Bool { return true }
}
class OverridingPropertyAnimator: UIViewPropertyAnimator {
  override var duration: TimeInterval { return 1 }
  override var timingParameters: UITimingCurveProvider? { return nil }
}
class OverridingBasicAnimation: CABasicAnimation { override var duration: CFTimeInterval { didSet {} } }
class NamedButton: UIButton {
  override var buttonType: UIButton.ButtonType { return .custom }
  override var isHighlighted: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { return .zero }
}
