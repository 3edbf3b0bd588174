extension UIWindow {
  /// Each touch goes to the view that was under it when it began; touches of one view that do the
  /// same go together.
  func deliver(_ event: UIEvent) {
    let touches = event.orderedTouches.filter { $0.window === self }
    for touch in touches where touch.phase == .began {
      touch.view = hitTest(touch.location(in: self), with: event)
    }
    var groups: [TouchGroup] = []
    for touch in touches {
      guard let view = touch.view, touch.phase != .stationary else { continue }
      let group = groups.firstIndex { $0.view === view && $0.phase == touch.phase }
      if let group {
        groups[group].touches.insert(touch)
      } else {
        groups.append(TouchGroup(view: view, phase: touch.phase, touches: [touch]))
      }
    }
    for group in groups {
      group.deliver(with: event)
    }
  }
}

/// The touches of one view that do the same.
@MainActor
private struct TouchGroup {
  let view: UIView
  let phase: UITouch.Phase
  var touches: Set<UITouch>

  func deliver(with event: UIEvent) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
