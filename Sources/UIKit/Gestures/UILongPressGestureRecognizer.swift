public import Foundation

/// Looks for fingers that stay down, then follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may slip before it begins, in points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard fingers.count <= numberOfTouchesRequired,
      touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else {
      state = .failed
      return
    }
    guard fingers.count == numberOfTouchesRequired else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      later(minimumPressDuration) { [weak self] in self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else {
      state = .changed
      return
    }
    let slips = fingers.contains {
      $0.origin.distance(to: $0.location(in: nil)) > allowableMovement
    }
    if slips { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if !state.isActive { state = .failed } else if fingers.isEmpty { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
