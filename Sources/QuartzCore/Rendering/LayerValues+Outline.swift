import CoreGraphics

extension LayerValues {
  /// A rectangle of the layer with its masked corners rounded; a radius that doesn't fit is cut to half
  /// of the shorter side.
  func roundedOutline(_ rect: CGRect, radius: CGFloat) -> CGPath {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    let smooth =
      cornerCurve == .continuous ? SmoothCorner(radius: radius, room: half) : nil
    if maskedCorners == .all, smooth == nil {
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    let path = CGMutablePath()
    let corners: [(CACornerMask, CGPoint)] = [
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY)),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY)),
    ]
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for (index, (corner, point)) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count].1
      if let smooth, maskedCorners.contains(corner) {
        let former = corners[(index + corners.count - 1) % corners.count].1
        smooth.add(to: path, at: point, from: former, towards: next)
        continue
      }
      let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      path.addArc(
        tangent1End: point, tangent2End: middle,
        radius: maskedCorners.contains(corner) ? radius : 0)
    }
    path.closeSubpath()
    return path
  }
}
