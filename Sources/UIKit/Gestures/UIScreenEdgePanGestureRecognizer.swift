import Foundation

/// Follows a finger that comes in from an edge of the window.
///
/// Unlike Apple's, whose numbers aren't known, it takes a finger that comes down within 20 points of the
/// edge and goes rather away from the edge than along it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  private static let region: CGFloat = 20

  /// The edges that the finger came down at.
  private var near: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in fingers.dropFirst() { ignore(touch, for: event) }
    guard state == .possible, let finger = fingers.first, let window = finger.window else { return }
    near = edges.intersection(window.bounds.edges(within: Self.region, of: finger.origin))
    if near.isEmpty { state = .failed }
  }

  override func isPan(_ travel: SIMD2<Double>) -> Bool {
    let (right, down) = (travel.x, travel.y)
    return near.contains(.left) && right >= abs(down)
      || near.contains(.right) && -right >= abs(down)
      || near.contains(.top) && down >= abs(right)
      || near.contains(.bottom) && -down >= abs(right)
  }

  open override func reset() {
    super.reset()
    near = []
  }
}

extension CGRect {
  fileprivate func edges(within distance: CGFloat, of point: CGPoint) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - minX <= distance { edges.insert(.left) }
    if maxX - point.x <= distance { edges.insert(.right) }
    if point.y - minY <= distance { edges.insert(.top) }
    if maxY - point.y <= distance { edges.insert(.bottom) }
    return edges
  }
}
