public import UIKit

/// Drives a transition with the fingers of a gesture.
///
/// It is made when the gesture begins, is told so, and then gets to know the transition's context, as
/// every interaction controller does, by `startInteractiveTransition(_:)`.
@preconcurrency @MainActor
public protocol GestureDriver: UIViewControllerInteractiveTransitioning {
  func began(_ recognizer: UIGestureRecognizer)
  func changed(_ recognizer: UIGestureRecognizer)

  /// The fingers are gone; the recogniser's state says whether they were lifted or taken away.
  func ended(_ recognizer: UIGestureRecognizer)
}
