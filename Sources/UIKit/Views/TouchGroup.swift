import QuartzCore

/// The touches of one view that do the same.
@MainActor
struct TouchGroup {
  let view: UIView
  let phase: UITouch.Phase
  var touches: [UITouch]

  /// The touches look to the view as they did at the time of the news.
  func deliver(with event: UIEvent?) {
    let event = event ?? UIEvent(touches: touches, timestamp: CACurrentMediaTime())
    let present = touches.map(\.phase)
    for touch in touches {
      touch.phase = phase
      touch.isOnView = phase == .began || phase == .moved
    }
    let group = Set(touches)
    switch phase {
    case .began: view.touchesBegan(group, with: event)
    case .moved: view.touchesMoved(group, with: event)
    case .ended: view.touchesEnded(group, with: event)
    case .cancelled: view.touchesCancelled(group, with: event)
    case .stationary: break
    }
    for (touch, phase) in zip(touches, present) { touch.phase = phase }
  }
}
