import Transitions
import UIKit

/// Listens to one of a scene's gestures on a view, and does what it says.
@MainActor final class GesturePlayer: NSObject, NamedInLog {
  typealias Action =
    @MainActor (Gesture, (any UIViewControllerInteractiveTransitioning)?) -> Void

  let logName = "scene"
  private let gesture: Gesture
  private let entry: InteractionCatalog.Entry?
  private let perform: Action
  private var driver: (any GestureDriver)?

  private init(_ gesture: Gesture, _ entry: InteractionCatalog.Entry?, perform: @escaping Action) {
    (self.gesture, self.entry, self.perform) = (gesture, entry, perform)
    super.init()
  }

  /// - Parameter perform: Asks UIKit for the gesture's move, with what drives it.
  static func listen(
    to gesture: Gesture, _ entry: InteractionCatalog.Entry?, on view: UIView,
    perform: @escaping Action
  ) {
    let player = GesturePlayer(gesture, entry, perform: perform)
    let recognizer = gesture.movement.recognizer
    recognizer.delegate = player
    recognizer.addAction(
      UIAction { action in
        if let recognizer = action.sender as? UIGestureRecognizer { player.hear(recognizer) }
      })
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(recognizer)
  }

  private func hear(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: driver?.changed(recognizer)
    case .ended, .cancelled:
      if gesture.movement.isOverAtOnce, recognizer.state == .ended { begin(recognizer) }
      driver?.ended(recognizer)
      driver = nil
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    driver = gesture.travel.flatMap { entry?.make($0) }
    driver?.began(recognizer)
    perform(gesture, driver)
  }
}

extension GesturePlayer: UIGestureRecognizerDelegate {
  /// Only fingers that go the gesture's way are heard, and none while a transition is open.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard OpenTransitions.current.summaries.isEmpty else { return false }
    switch (gesture.movement, gestureRecognizer) {
    case (.pan(let direction), let pan as UIPanGestureRecognizer):
      let (velocity, way) = (pan.velocity(in: nil), direction.vector)
      let along = velocity.x * way.dx + velocity.y * way.dy
      let across = velocity.x * way.dy + velocity.y * way.dx
      return along > abs(across)
    case (.pinch(let way), let pinch as UIPinchGestureRecognizer):
      return way == .in ? pinch.velocity < 0 : pinch.velocity > 0
    default: return true
    }
  }

  /// UIKit's own pans from an edge, such as the one that pops a page, come after the scene's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      && !(otherGestureRecognizer.delegate is GesturePlayer)
  }
}
