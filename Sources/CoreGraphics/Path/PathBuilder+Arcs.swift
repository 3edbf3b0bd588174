import Foundation

extension PathBuilder {
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? startAngle - endAngle : endAngle - startAngle
    guard difference.isFinite else { return }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    let sweep =
      if difference >= turn { turn + rest } else if rest < 0 { rest + turn } else { rest }
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep)
  }

  /// A line to the arc's start, then the arc, in pieces of at most a quarter turn.
  mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    guard startAngle.isFinite, delta.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil {
      move(to: point(startAngle))
    } else {
      addLine(to: point(startAngle))
    }
    let count = min(max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))), 64)
    guard delta != 0 else { return }
    let step = delta / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  mutating func addArc(tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPoint?.applying(transform.inverted()) else {
      return move(to: corner)
    }
    let (first, second) = (direction(corner, current), direction(corner, tangent2End))
    let cosine = first.dx * second.dx + first.dy * second.dy
    let cross = first.dx * second.dy - first.dy * second.dx
    guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner) }

    let half = acos(min(max(cosine, -1), 1)) / 2
    let reach = radius / tan(half)
    let distance = radius / sin(half)
    let middle = direction(.zero, CGPoint(x: first.dx + second.dx, y: first.dy + second.dy))
    let center = CGPoint(x: corner.x + middle.dx * distance, y: corner.y + middle.dy * distance)
    let begin = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let startAngle = atan2(begin.y - center.y, begin.x - center.x)
    let sweep = CGFloat.pi - 2 * half
    addArc(
      center: center, radius: radius, startAngle: startAngle, delta: cross < 0 ? sweep : -sweep)
  }

  /// From the middle of the right side round over the bottom.
  mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    addRounded(rect.standardized, rect.standardized.width / 2, rect.standardized.height / 2)
  }

  mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let width = min(max(cornerWidth, 0), box.width / 2)
    let height = min(max(cornerHeight, 0), box.height / 2)
    guard width > 0, height > 0 else { return addRect(box) }
    addRounded(box, width, height)
  }

  private mutating func addRounded(_ box: CGRect, _ width: CGFloat, _ height: CGFloat) {
    // The handle that makes a cubic follow a quarter circle: 4/3·tan(π/8).
    let hold = 1 - 4 / 3 * tan(CGFloat.pi / 8)
    let corners = [
      (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: box.minX, y: box.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: box.maxX, y: box.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    func inside(_ corner: CGPoint, _ way: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * width * share, y: corner.y + way.dy * height * share)
    }
    for (index, (corner, from, to)) in corners.enumerated() {
      let begin = inside(corner, from, 1)
      if index == 0 {
        move(to: begin)
      } else if 2 * (from.dx == 0 ? height : width) < (from.dx == 0 ? box.height : box.width) {
        addLine(to: begin)
      }
      addCurve(
        to: inside(corner, to, 1), control1: inside(corner, from, hold),
        control2: inside(corner, to, hold))
    }
    close()
  }
}
