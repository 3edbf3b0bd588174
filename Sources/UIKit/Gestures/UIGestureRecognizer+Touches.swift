import Foundation

/// Which touches a recogniser watches.
extension UIGestureRecognizer {
  /// Those that are still on the screen.
  var fingers: [UITouch] { touches.filter { !$0.isOver } }

  /// Those that say where the gesture is: the last ones when all fingers have gone.
  var placed: [UITouch] { fingers.isEmpty ? touches : fingers }

  /// Whether it wants to watch `touch`, which is coming down.
  func receives(_ touch: UITouch) -> Bool {
    guard isEnabled, !present.isFinal, held != .ended else { return false }
    guard let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) else { return true }
    note("shouldReceive touch at \(touch.location(in: nil).logged)", answer: false, of: delegate)
    return false
  }

  /// Passes on what its touches do in `event`.
  func watch(_ event: UIEvent) {
    let news = event.orderedTouches.filter { touch in
      touch.recognizers.contains { $0 === self }
    }
    guard !news.isEmpty else { return }
    touches.removeAll { touch in touch.isOver && !news.contains { $0 === touch } }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = news.filter { $0.phase == phase }
      guard !group.isEmpty, !present.isFinal else { continue }
      if phase == .began { accept(group) }
      tell(phase, Set(group), event)
    }
  }

  private func accept(_ group: [UITouch]) {
    touches += group
    for other in group.flatMap(\.recognizers) where other !== self {
      meet(other)
      other.meet(self)
    }
    if present.isActive { takeTouches() }
  }

  private func meet(_ other: UIGestureRecognizer) {
    if !company.contains(where: { $0 === other }) { company.append(other) }
  }

  private func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Takes its touches from the views that they came down on.
  func takeTouches() {
    guard cancelsTouchesInView else { return }
    for touch in touches { touch.isTaken = true }
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Watches nothing any more: a gesture that is going on is cancelled.
  func leave() {
    guard !touches.isEmpty else { return }
    state = .cancelled
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
  }

  /// Nothing came of the touches, and all fingers are gone.
  func forgetIfIdle() {
    guard present == .possible, !isWaiting, fingers.isEmpty else { return }
    (touches, company) = ([], [])
  }

  /// Is as new. What it watched it watches no longer.
  func startAnew() {
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    stopTimer()
    (touches, company, untold) = ([], [], [])
    (held, isDecided, present) = (nil, false, .possible)
    reset()
  }
}

extension [CGPoint] {
  /// The mean; not of no points.
  var middle: CGPoint {
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
