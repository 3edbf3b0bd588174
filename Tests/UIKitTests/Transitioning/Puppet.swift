import QuartzCore

@testable import UIKit

/// An animator whose movements a test writes down. It adds the arriving view and completes the
/// context when the first block of `move` has ended.
final class Puppet: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let move: (any UIViewControllerContextTransitioning, @escaping (Bool) -> Void) -> Void

  init(
    _ duration: TimeInterval,
    _ move: @escaping (any UIViewControllerContextTransitioning, @escaping (Bool) -> Void) -> Void
  ) {
    self.duration = duration
    self.move = move
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(arriving)
    }
    move(transitionContext) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Two tabs, the second of which a percent-driven transition brings, and the views that a test moves.
@MainActor
final class DrivenTabs {
  let theatre: Theatre
  let tabs = UITabBarController()
  let driver: UIPercentDrivenInteractiveTransition
  private let chooser: Chooser

  /// Lies in the leaving page; at (50, 50).
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// Lies above all pages; at (50, 50).
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(
    driver: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition(),
    _ puppet: any UIViewControllerAnimatedTransitioning
  ) throws {
    self.driver = driver
    chooser = Chooser(puppet)
    chooser.interaction = driver
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = chooser
    theatre = try Theatre(root: tabs)
    tabs.viewControllers?.first?.view.addSubview(inner)
    theatre.window.addSubview(outer)
    try theatre.advance(to: 1)
  }

  /// Starts the transition.
  func select() {
    tabs.selectedIndex = 1
  }

  func shown(_ view: UIView) -> LayerValues {
    view.layer.presentation()?.values ?? view.layer.values
  }

  /// When the context was completed, and how.
  var endings: [String] {
    UIKitLog.current.entries.filter { $0.call.hasPrefix("completeTransition") }.map {
      "\($0.call) \(($0.time * 1e6).rounded() / 1e6)"
    }
  }
}
