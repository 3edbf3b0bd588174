// swift-format-ignore-file

import UIKit

/// Swift 5: a drawer before the page that shows it. A pan pulls it shut, and so does what is in it.
final class Drawer: UIPresentationController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
  private let darkness = UIView()
  private var pulled: NSKeyValueObservation?
  private(set) var turns = 0
  var shade: UIView { darkness }

  /// The contents pull the drawer along when they are pulled beyond their beginning.
  func follow(_ contents: UIScrollView) {
    pulled = contents.observe(\.contentOffset, options: [.old, .new]) { [weak self] contents, change in
      guard let drawer = self?.presentedView, let new = change.newValue, let old = change.oldValue else { return }
      if new.y < 0, old.y >= 0 {
        drawer.frame.origin.y -= new.y
        contents.contentOffset.y = 0
      }
    }
  }

  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    CGSize(width: parentSize.width, height: 0.6 * parentSize.height)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
    let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
    return CGRect(x: room.minX, y: room.maxY - size.height, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    darkness.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    darkness.translatesAutoresizingMaskIntoConstraints = false
    containerView!.insertSubview(darkness, at: 0)
    let names = ["darkness": darkness]
    for format in ["H:|[darkness]|", "V:|[darkness]|"] {
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: names))
    }
    let pan = UIPanGestureRecognizer(target: self, action: Drawer.pull)
    pan.delegate = self
    presentedView?.addGestureRecognizer(pan)
    darken(from: 0, to: 1)
  }

  override func dismissalTransitionWillBegin() {
    pulled?.invalidate()
    darken(from: darkness.alpha, to: 0)
  }

  override func containerViewDidLayoutSubviews() {
    guard let drawer = presentedView else { return }
    let round = CAShapeLayer()
    round.path = UIBezierPath(roundedRect: drawer.bounds, byRoundingCorners: UIRectCorner.topLeft.union(.topRight), cornerRadii: CGSize(width: 16, height: 16)).cgPath
    drawer.layer.mask = round
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    }, completion: { _ in self.turns += 1 })
  }

  private func darken(from start: CGFloat, to end: CGFloat) {
    darkness.alpha = start
    let change = { self.darkness.alpha = end }
    if presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in change() }) != true { change() }
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    guard let drawer = presentedView, let room = containerView else { return }
    let shut = frameOfPresentedViewInContainerView
    if pan.state == .changed || pan.state == .began {
      drawer.frame.origin.y = max(shut.minY, drawer.frame.minY + pan.translation(in: room).y)
      darkness.alpha = (room.bounds.maxY - drawer.frame.minY) / shut.height
      pan.setTranslation(.zero, in: room)
    } else if drawer.frame.minY > shut.midY || pan.velocity(in: room).y > 1000 {
      presentingViewController.dismiss(animated: true)
    } else {
      UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .beginFromCurrentState) {
        drawer.frame = shut
        self.darkness.alpha = 1
      }
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }

  // It directs itself.
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { self }
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Runner(opens: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Runner(opens: false) }

  private struct Haptics {
    let any: Any?
    func tick() {
      if #available(iOS 10.0, *) { (any as? UISelectionFeedbackGenerator)?.selectionChanged() }
    }
  }

  final class Runner: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool
    private let haptics = Haptics(any: UISelectionFeedbackGenerator())

    init(opens: Bool) { self.opens = opens }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      let room = transitionContext.containerView
      guard let page = transitionContext.viewController(forKey: opens ? .to : .from) else { return }
      let open = transitionContext.finalFrame(for: page), shut = open.offsetBy(dx: 0, dy: open.height)
      if opens {
        page.view.frame = shut
        room.addSubview(page.view)
        haptics.tick()
      }
      UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: { [opens] in
        page.view.frame = opens ? open : shut
      }, completion: transitionContext.completeTransition)
    }
  }
}
