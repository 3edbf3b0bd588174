package import Foundation

extension CGPath {
  /// The length of all its lines and curves, closing lines too.
  package var length: CGFloat {
    subpaths.reduce(0) { $0 + $1.curves.reduce(0) { $0 + $1.length } }
  }

  /// What lies between two shares (0...1) of the length, as `strokeStart` and `strokeEnd` cut a shape.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return CGPath(elements: elements) }
    guard start < end else { return CGPath(elements: []) }
    let whole = length
    let (from, to) = (start * whole, end * whole)
    var elements: [CGPathElementValue] = []
    var passed: CGFloat = 0
    for subpath in subpaths {
      var isDrawing = false
      for curve in subpath.curves {
        let size = curve.length
        defer { passed += size }
        guard size > 0, passed + size > from, passed < to else { continue }
        let part = curve.part(
          from: passed >= from ? 0 : curve.parameter(atLength: from - passed),
          to: passed + size <= to ? 1 : curve.parameter(atLength: to - passed))
        if !isDrawing { elements.append(.move(part.start)) }
        isDrawing = true
        elements.append(part.element)
      }
    }
    return CGPath(elements: elements)
  }

  /// The point at a share (0...1) of the length, and the unit vector in which the path leads there.
  package func point(atFraction fraction: CGFloat) -> (point: CGPoint, tangent: CGVector)? {
    let curves = subpaths.flatMap(\.curves).map { ($0, $0.length) }.filter { $0.1 > 0 }
    guard let last = curves.last else { return elements.first?.end.map { ($0, .zero) } }
    var rest = min(max(fraction, 0), 1) * curves.reduce(0) { $0 + $1.1 }
    for (curve, size) in curves {
      if rest <= size {
        let t = curve.parameter(atLength: rest)
        return (curve.point(at: t), curve.tangent(at: t))
      }
      rest -= size
    }
    return (last.0.end, last.0.tangent(at: 1))
  }
}
