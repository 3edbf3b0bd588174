public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that says how far an animation is at a share of its time.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two inner control points. Kept in single precision, as Core Animation does.
  private let points: (SIMD2<Float>, SIMD2<Float>)

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = ([c1x, c1y], [c2x, c2y])
  }

  /// Unlike Apple's, a name that does not exist is the linear curve, not an exception.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes control point `index` (0…3) to the two numbers at `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [SIMD2<Float>] = [.zero, points.0, points.1, .one]
    precondition(all.indices.contains(index), "a timing function has the control points 0 to 3")
    values[0] = all[index].x
    values[1] = all[index].y
  }

  /// The share of the way that is done at `fraction` of the time, both within 0…1 as a rule.
  package func value(at fraction: Double) -> Double {
    let (first, second) = points
    if first.x == first.y, second.x == second.y { return fraction }
    let s = parameter(at: fraction)
    return Self.bezier(Double(first.y), Double(second.y), s)
  }

  /// The parameter of the curve where x is `x`: Newton's method, bisection where it fails.
  private func parameter(at x: Double) -> Double {
    let (x1, x2) = (Double(points.0.x), Double(points.1.x))
    guard x > 0, x < 1 else { return min(max(x, 0), 1) }
    var s = x
    for _ in 0..<12 {
      let error = Self.bezier(x1, x2, s) - x
      if abs(error) < 1e-12 { return s }
      let slope = Self.bezierSlope(x1, x2, s)
      guard abs(slope) > 1e-6 else { break }
      s -= error / slope
    }
    if (0...1).contains(s), abs(Self.bezier(x1, x2, s) - x) < 1e-9 { return s }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      s = (low + high) / 2
      if Self.bezier(x1, x2, s) < x { low = s } else { high = s }
    }
    return s
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  private static func bezierSlope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
