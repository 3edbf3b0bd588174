public import Foundation

extension CGPath {
  /// Around all points, those that control curves too; null for an empty path.
  public var boundingBox: CGRect { elements.boundingBox }

  /// Around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    CGRect(around: subpaths.flatMap { [$0.start] + $0.curves.flatMap(\.extremes) })
  }
}

extension [CGPathElementValue] {
  /// Around all points; null when there are none, or one isn't finite.
  var boundingBox: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    for element in self {
      guard element.isFinite else { return .null }
      switch element {
      case .move(let end), .line(let end): include(end)
      case .quad(let control, let end):
        include(control)
        include(end)
      case .curve(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension CubicCurve {
  /// Its ends, and where it turns round along an axis.
  var extremes: [CGPoint] {
    guard !isLine else { return [start, end] }
    let turns =
      roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point)
  }

  /// The parameters between 0 and 1 at which the derivative along one axis is zero.
  private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var found: [CGFloat] = []
    if abs(a) < 1e-12 * max(abs(b), 1) {
      if b != 0 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
