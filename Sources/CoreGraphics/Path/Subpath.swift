import Foundation

/// What lies between two moves: pieces that follow each other.
struct Subpath {
  var start: CGPoint
  var curves: [CubicCurve] = []
  var isClosed = false

  var end: CGPoint { curves.last?.end ?? start }

  /// As corner points, curves as chords no farther than `tolerance` from them.
  func polyline(tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for curve in curves {
      guard !curve.isLine else {
        points.append(curve.end)
        continue
      }
      let count = curve.chords(tolerance: tolerance)
      points += (1..<count).map { curve.point(at: CGFloat($0) / CGFloat(count)) } + [curve.end]
    }
    return points
  }
}

extension CubicCurve {
  /// Equal steps of the parameter that keep chords within `tolerance`: d ≤ |B″|/8·n².
  func chords(tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let most = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (most / (8 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(min(count, 1000)), 1), 1000) : 1
  }
}

extension CGPath {
  /// The path in pieces; a closing is a line back, and a new subpath begins there.
  var subpaths: [Subpath] {
    var done: [Subpath] = []
    var current: Subpath?
    func opened() -> Subpath { current ?? Subpath(start: done.last?.start ?? .zero) }

    for element in elements {
      if case .move(let point) = element {
        if let current { done.append(current) }
        current = Subpath(start: point)
        continue
      }
      var subpath = opened()
      current = nil
      switch element {
      case .move: break
      case .line(let end): subpath.curves.append(CubicCurve(line: subpath.end, end))
      case .quad(let control, let end):
        subpath.curves.append(CubicCurve(quad: subpath.end, control, end))
      case .curve(let control1, let control2, let end):
        subpath.curves.append(CubicCurve(subpath.end, control1, control2, end))
      case .close:
        if subpath.end != subpath.start {
          subpath.curves.append(CubicCurve(line: subpath.end, subpath.start))
        }
        subpath.isClosed = true
        done.append(subpath)
        continue
      }
      current = subpath
    }
    if let current { done.append(current) }
    return done
  }
}
