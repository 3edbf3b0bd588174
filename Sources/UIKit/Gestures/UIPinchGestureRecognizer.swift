public import Foundation

/// Follows two fingers that come nearer to each other or go apart.
///
/// Unlike Apple's, whose number isn't known, it begins when their distance has changed by 10 points;
/// as with a pan, these are not part of the scale.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance, in points, that counts as a scale of 1.
  private var unit: Double?
  private var value: CGFloat = 1
  /// The distance, in points.
  private var trace = MotionTrace()

  open var scale: CGFloat {
    get { value }
    set {
      value = newValue
      if let pair = FingerPair(fingers), newValue > 0 { unit = pair.distance / newValue }
    }
  }

  /// The mean of the last tenth of a second, in scales a second.
  open var velocity: CGFloat {
    trace.velocity(at: placed.map(\.timestamp).max() ?? 0).x / max(unit ?? 1, 1)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > 2, state == .possible { state = .failed }
    guard let pair = FingerPair(fingers) else { return }
    unit = state.isActive ? pair.distance / value : pair.distance
    trace.add([pair.distance, 0], at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(fingers), let unit else { return }
    let change = pair.distance - unit
    trace.add([pair.distance, 0], at: event.timestamp)
    if state == .possible {
      guard abs(change) >= Self.slop else { return }
      self.unit = unit + (change > 0 ? Self.slop : -Self.slop)
    }
    value = pair.distance / max(self.unit ?? unit, 1)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingers.isEmpty { state = state.isActive ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fingers.isEmpty { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    (unit, value, trace) = (nil, 1, MotionTrace())
  }
}
