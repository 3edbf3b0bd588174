public import Foundation

extension CGPath {
  /// Whether filling the path would paint the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = transform.isIdentity ? self : applying(transform)
    guard path.boundingBox.contains(point) else { return false }
    let turns = path.subpaths.reduce(0) { $0 + $1.turns(around: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }
}

extension Subpath {
  /// How often the closed outline goes round a point: crossings of the ray to the right, by direction.
  fileprivate func turns(around point: CGPoint) -> Int {
    let corners = polyline(tolerance: 0.01)
    var turns = 0
    for (from, to) in zip(corners, corners.dropFirst() + [start]) {
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      if to.y > from.y, side > 0 { turns += 1 }
      if to.y <= from.y, side < 0 { turns -= 1 }
    }
    return turns
  }
}
