import CoreGraphics
import Foundation

/// One of the two screens of a transition: who it is, what the animator may touch of it, and where
/// it starts and ends in the container. What a
/// presentation controller answers may change meanwhile, so it is asked anew each time.
struct TransitionSide {
  let controller: UIViewController

  /// What `view(forKey:)` answers: nil means *hands off*.
  let view: @MainActor () -> UIView?

  /// In the container's coordinates; zero for a screen that isn't visible yet.
  var initialFrame = CGRect.zero

  /// In the container's coordinates; zero for a screen that won't be visible any more.
  var finalFrame: @MainActor () -> CGRect = { .zero }
}
