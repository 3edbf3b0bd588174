public import Foundation

@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches = 0
  }

  /// In the order in which the fingers came down.
  let orderedTouches: [UITouch]

  /// In seconds of the clock.
  open private(set) var timestamp: TimeInterval

  /// Fingers that did something at the same time.
  package init(touches: [UITouch], timestamp: TimeInterval) {
    orderedTouches = touches
    self.timestamp = timestamp
  }

  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open var type: EventType { .touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }
}
