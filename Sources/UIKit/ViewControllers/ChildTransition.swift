import Foundation

/// One child of a container takes the place of another.
///
/// Each child knows the newest one that it takes part in: from then on the older ones let it be.
@MainActor
final class ChildTransition {
  private let parent: UIViewController
  private let from: UIViewController
  private let to: UIViewController

  init(in parent: UIViewController, from: UIViewController, to: UIViewController) {
    (self.parent, self.from, self.to) = (parent, from, to)
  }

  /// Adds the arriving view, animates, and removes the leaving one at the end. Options that have a
  /// look exchange the views within it.
  func run(
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parentController === parent, to.parentController === parent else {
      return UIKitLog.current.warn(
        "Children view controllers \(from.name) and \(to.name) must have the parent"
          + " \(parent.name) for a transition between them.")
    }
    guard let leaving = from.view, let arriving = to.view,
      let place = leaving.superview ?? parent.view
    else { return }
    begin(animated: duration > 0)
    let finish = { (finished: Bool) in
      self.end()
      completion?(finished)
    }
    if ViewTransition.Look(options) != nil {
      UIView.transition(
        with: place, duration: duration, options: options,
        animations: {
          place.addSubview(arriving)
          leaving.removeFromSuperview()
          animations?()
        }, completion: finish)
    } else {
      place.addSubview(arriving)
      let blocks = Ambient.current.animations.tracking {
        UIView.animate(
          withDuration: duration, delay: 0, options: options, animations: animations ?? {},
          completion: finish)
      }
      // What animates nothing is over at once.
      guard !blocks.flatMap(\.changes).isEmpty else { return }
      OpenTransitions.current.exchangeViews(BlockTiming(duration: duration, options: options))
    }
  }

  private func begin(animated: Bool) {
    (from.childTransition, to.childTransition) = (self, self)
    guard forwards else { return }
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
  }

  private func end() {
    let children = [from, to].filter { $0.childTransition === self }
    for child in children {
      child.childTransition = nil
      if child === from { child.viewIfLoaded?.removeFromSuperview() }
    }
    if forwards { for child in children { child.endAppearanceIfBegun() } }
  }

  private var forwards: Bool {
    parent.shouldAutomaticallyForwardAppearanceMethods && parent.isOnScreen
  }
}
