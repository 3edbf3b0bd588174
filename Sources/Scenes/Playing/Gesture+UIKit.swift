import Transitions
import UIKit

extension Gesture.Movement {
  /// Whether it does something only once, when it ends.
  var isOverAtOnce: Bool {
    switch self {
    case .swipe, .tap: true
    case .pan, .edgePan, .pinch, .longPress: false
    }
  }

  /// Which way the fingers go; nil for those that stay, or are over at once.
  var travel: GestureTravel? {
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
