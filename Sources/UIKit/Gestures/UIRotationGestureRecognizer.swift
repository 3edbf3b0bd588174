public import Foundation

/// Follows two fingers that go round each other.
///
/// Unlike Apple's, whose number isn't known, it begins when each has gone 10 points round the middle; as
/// with a pan, these are not part of the rotation.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise.
  open var rotation: CGFloat = 0

  private var angle: Double?
  private var trace = MotionTrace()
  private var turned = 0.0

  /// The mean of the last tenth of a second, in radians a second.
  open var velocity: CGFloat {
    trace.velocity(at: placed.map(\.timestamp).max() ?? 0).x
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > 2, state == .possible { state = .failed }
    angle = FingerPair(fingers)?.angle
    trace.add([turned, 0], at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(fingers), let angle else { return }
    let step = (pair.angle - angle).remainder(dividingBy: 2 * .pi)
    self.angle = pair.angle
    turned += step
    trace.add([turned, 0], at: event.timestamp)
    guard state == .possible else {
      rotation += step
      state = .changed
      return
    }
    let slop = 2 * Self.slop / pair.distance
    guard abs(turned) >= slop else { return }
    rotation = turned > 0 ? turned - slop : turned + slop
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    angle = FingerPair(fingers)?.angle
    if fingers.isEmpty { state = state.isActive ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fingers.isEmpty { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    (rotation, angle, trace, turned) = (0, nil, MotionTrace(), 0)
  }
}
