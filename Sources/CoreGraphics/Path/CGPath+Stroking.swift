public import Foundation

extension CGPath {
  /// The outline of this path's stroke, to be filled by the winding rule.
  ///
  /// Unlike Apple's, curves become chords within a fiftieth of a unit, and overlaps are kept.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    let path = transform.isIdentity ? self : applying(transform)
    var stroker = Stroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    path.subpaths.forEach { stroker.stroke($0) }
    return CGPath(elements: stroker.outline.elements)
  }
}

/// Walks along polylines and draws their right-hand side, there and back.
private struct Stroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var outline = PathBuilder(transform: .identity)
  private var isOpen = false

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  mutating func stroke(_ subpath: Subpath) {
    guard !subpath.curves.isEmpty || subpath.isClosed else { return }
    var points = subpath.polyline(tolerance: 0.02).reduce(into: [CGPoint]()) { kept, point in
      if kept.last != point { kept.append(point) }
    }
    if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return dot(points[0]) }

    if subpath.isClosed {
      goRound(points)
      goRound(points.reversed())
    } else {
      goAlong(points)
      goAlong(points.reversed())
      finish()
    }
  }

  /// A line without length shows its caps only.
  private mutating func dot(_ point: CGPoint) {
    guard cap != .butt else { return }
    addCap(at: point, CGVector(dx: 1, dy: 0))
    addCap(at: point, CGVector(dx: -1, dy: 0))
    finish()
  }

  private mutating func goRound(_ points: [CGPoint]) {
    let count = points.count
    for index in 0..<count {
      let (here, next) = (points[index], points[(index + 1) % count])
      addJoin(at: here, direction(points[(index + count - 1) % count], here), direction(here, next))
    }
    finish()
  }

  private mutating func goAlong(_ points: [CGPoint]) {
    add(beside(points[0], direction(points[0], points[1])))
    for index in 1..<points.count - 1 {
      let here = points[index]
      addJoin(at: here, direction(points[index - 1], here), direction(here, points[index + 1]))
    }
    let last = points[points.count - 1]
    let along = direction(points[points.count - 2], last)
    add(beside(last, along))
    addCap(at: last, along)
  }

  private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    let isOuter = cross > 0 || (cross == 0 && dot < 0)
    add(beside(point, before))
    if !isOuter {
      add(point)
    } else if join == .round {
      outline.addArc(
        center: point, radius: radius, startAngle: atan2(-before.dx, before.dy),
        delta: atan2(max(cross, 0), dot))
    } else if join == .miter, 2 <= miterLimit * miterLimit * (1 + dot) {
      let reach = radius / (1 + dot)
      add(
        CGPoint(
          x: point.x + (before.dy + after.dy) * reach,
          y: point.y - (before.dx + after.dx) * reach))
    }
    add(beside(point, after))
  }

  private mutating func addCap(at point: CGPoint, _ along: CGVector) {
    switch cap {
    case .butt: break
    case .square:
      let tip = CGPoint(x: point.x + along.dx * radius, y: point.y + along.dy * radius)
      add(beside(tip, along))
      add(beside(tip, CGVector(dx: -along.dx, dy: -along.dy)))
    case .round:
      add(beside(point, along))
      outline.addArc(
        center: point, radius: radius, startAngle: atan2(-along.dx, along.dy), delta: .pi)
    }
  }

  /// The point at the stroke's right-hand edge.
  private func beside(_ point: CGPoint, _ along: CGVector) -> CGPoint {
    CGPoint(x: point.x + along.dy * radius, y: point.y - along.dx * radius)
  }

  private mutating func add(_ point: CGPoint) {
    if isOpen { outline.addLine(to: point) } else { outline.move(to: point) }
    isOpen = true
  }

  private mutating func finish() {
    outline.close()
    isOpen = false
  }
}
