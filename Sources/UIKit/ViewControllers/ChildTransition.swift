import Foundation

/// One child of a container takes the place of another.
@MainActor
struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController

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
      leaving.removeFromSuperview()
      end()
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
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: finish)
    }
  }

  private func begin(animated: Bool) {
    guard forwards else { return }
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
  }

  private func end() {
    guard forwards else { return }
    from.endAppearanceIfBegun()
    to.endAppearanceIfBegun()
  }

  private var forwards: Bool {
    parent.shouldAutomaticallyForwardAppearanceMethods && parent.isOnScreen
  }
}
