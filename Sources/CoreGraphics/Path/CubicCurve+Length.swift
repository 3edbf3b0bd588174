import Foundation

extension CubicCurve {
  /// By Gauss and Legendre, five points on each of sixteen pieces.
  var length: CGFloat { isLine ? distance(start, end) : length(to: 1) }

  /// The length from the start to a parameter.
  func length(to t: CGFloat) -> CGFloat {
    guard !isLine else { return distance(start, end) * t }
    let pieces = 16
    let step = t / CGFloat(pieces)
    var sum: CGFloat = 0
    for piece in 0..<pieces {
      let middle = (CGFloat(piece) + 0.5) * step
      for (node, weight) in gauss {
        let speed = derivative(at: middle + node * step / 2)
        sum += weight * hypot(speed.dx, speed.dy)
      }
    }
    return sum * step / 2
  }

  /// The parameter at which this much of the curve is behind.
  func parameter(atLength wanted: CGFloat) -> CGFloat {
    let whole = length
    guard whole > 0 else { return 0 }
    guard !isLine else { return min(max(wanted / whole, 0), 1) }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(to: middle) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The unit vector along the curve; where it stands still, along its chord.
  func tangent(at t: CGFloat) -> CGVector {
    let candidates = [
      derivative(at: t), derivative(at: t < 0.5 ? t + 1e-4 : t - 1e-4),
      CGVector(dx: end.x - start.x, dy: end.y - start.y),
    ]
    for vector in candidates {
      let size = hypot(vector.dx, vector.dy)
      if size > 1e-9 { return CGVector(dx: vector.dx / size, dy: vector.dy / size) }
    }
    return .zero
  }
}

/// Nodes and weights of the five-point Gauss–Legendre rule on -1...1.
private let gauss: [(CGFloat, CGFloat)] = [
  (0, 0.5688888888888889),
  (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
  (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
]
