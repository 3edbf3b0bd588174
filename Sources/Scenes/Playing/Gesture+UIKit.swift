import Transitions
import UIKit

extension Gesture {
  /// Which way the fingers go that drive its transition; nil for those that can't.
  var travel: GestureTravel? {
    movement.travel ?? way.map { GestureTravel($0.way) }
  }

  /// Why the gesture doesn't go with a driver; nil if it does.
  func fault(with driver: InteractionCatalog.Entry) -> String? {
    if case .pinch = movement, !driver.followsPinch {
      return "only 'pan' and 'edgePan' can drive a transition with '\(driver.name)'"
    }
    if movement.travel != nil { return nil }
    guard driver.startsByTap else {
      return "only 'pan', 'edgePan' and 'pinch' can drive a transition with '\(driver.name)'"
    }
    return way == nil ? "'\(driver.name)' needs 'toward': left, right, up or down" : nil
  }
}

extension Gesture.Movement {
  /// Whether it does something only once, when it ends.
  var isOverAtOnce: Bool {
    switch self {
    case .swipe, .tap: true
    case .pan, .edgePan, .pinch, .longPress: false
    }
  }

  /// Which way the fingers go; nil for those that stay, or are over at once.
  fileprivate var travel: GestureTravel? {
    switch self {
    case .pan(let direction): GestureTravel(direction.way)
    case .edgePan(let edge): GestureTravel(edge.way)
    case .pinch(let way): GestureTravel(way == .in ? .inward : .outward)
    case .swipe, .tap, .longPress: nil
    }
  }

  /// A new recogniser of it.
  @MainActor var recognizer: UIGestureRecognizer {
    switch self {
    case .pan: return UIPanGestureRecognizer()
    case .edgePan(let edge):
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edge.value
      return pan
    case .swipe(let direction):
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction.value
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .tap: return UITapGestureRecognizer()
    case .longPress: return UILongPressGestureRecognizer()
    }
  }
}

extension Direction {
  fileprivate var way: GestureTravel.Way {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  fileprivate var value: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

extension Gesture.Edge {
  /// Away from the edge.
  fileprivate var way: GestureTravel.Way {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .down
    case .bottom: .up
    }
  }

  fileprivate var value: UIRectEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}
