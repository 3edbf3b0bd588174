public import Foundation

extension CGPath {
  /// The path cut into dashes: lengths of line and gap in turn, begun `phase` into the pattern.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pattern = DashPattern(phase: phase, lengths: lengths)
    let path = transform.isIdentity ? self : applying(transform)
    guard let pattern else { return CGPath(elements: path.elements) }
    return CGPath(elements: path.subpaths.flatMap { $0.dashed(pattern) })
  }
}

/// Lines and gaps in turn.
private struct DashPattern {
  private let lengths: [CGFloat]
  private(set) var index = 0
  /// What is left of the current line or gap.
  private(set) var rest: CGFloat = 0

  /// Nil for a pattern that leaves the line whole.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let sum = lengths.reduce(0, +)
    guard phase.isFinite, sum > 1e-3, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = self.lengths.reduce(0, +)
    let shift = phase.truncatingRemainder(dividingBy: period)
    rest = self.lengths[0]
    advance(shift < 0 ? shift + period : shift)
  }

  var isLine: Bool { index % 2 == 0 }

  /// Moves on; at the end of a line or gap the next begins.
  mutating func advance(_ length: CGFloat) {
    var length = length
    while length >= rest {
      length -= rest
      index = (index + 1) % lengths.count
      rest = lengths[index]
      if length == 0 { return }
    }
    rest -= length
  }
}

extension Subpath {
  fileprivate func dashed(_ pattern: DashPattern) -> [CGPathElementValue] {
    var pattern = pattern
    var elements: [CGPathElementValue] = []
    var isDrawing = false
    for curve in curves {
      let size = curve.length
      var (passed, t): (CGFloat, CGFloat) = (0, 0)
      while passed < size {
        let step = min(pattern.rest, size - passed)
        let isLast = passed + step >= size
        let next = isLast ? 1 : curve.parameter(atLength: passed + step)
        if pattern.isLine {
          let part = curve.part(from: t, to: next)
          if !isDrawing { elements.append(.move(part.start)) }
          elements.append(part.element)
        }
        isDrawing = pattern.isLine && (isLast && step < pattern.rest)
        pattern.advance(step)
        passed += step
        t = next
      }
    }
    return elements
  }
}
