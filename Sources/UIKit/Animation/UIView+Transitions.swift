public import Foundation

extension UIView {
  /// Shows what `animations` does to `view` by a transition from its picture before to that after.
  ///
  /// Without a transition among the options nothing shows it, but it takes its time all the same.
  ///
  /// Unlike Apple's, a curl is a cross-dissolve, of which the log warns.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let blocks = Ambient.current.animations
    let timing = BlockTiming(duration: duration, options: options).nested(
      in: blocks.current?.timing)
    let changes = animations ?? {}
    guard view.window != nil, areAnimationsEnabled, timing.duration > 0 else {
      return blocks.run(timing, animations: changes, completion: completion)
    }
    guard let look = ViewTransition.Look(options) else {
      blocks.run(timing, animations: changes, completion: nil)
      return ViewTransition(of: view, timing).wait(completion: completion ?? { _ in })
    }
    let transition = ViewTransition(of: view, timing)
    if options.contains(.allowAnimatedContent) {
      blocks.run(timing, animations: changes, completion: nil)
    } else {
      performWithoutAnimation(changes)
    }
    transition.start(look, completion: completion ?? { _ in })
  }

  /// Exchanges two views in the superview of the first, which is what the transition shows.
  ///
  /// The first view leaves its superview and the second enters it, unless `showHideTransitionViews`
  /// is among the options: then they are hidden and shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return Ambient.current.animations.run(
        BlockTiming(duration: 0), animations: {}, completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
