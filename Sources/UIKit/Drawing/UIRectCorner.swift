import CoreGraphics
import Foundation

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIRectCorner {
  /// A rectangle with these corners rounded and the others sharp, clockwise from the top left.
  func path(around rect: CGRect, radii: CGSize) -> CGPath {
    let width = max(0, min(radii.width, rect.width / 2))
    let height = max(0, min(radii.height, rect.height / 2))
    let path = CGMutablePath()
    let corners: [(UIRectCorner, CGPoint, enter: CGVector, leave: CGVector)] = [
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
    ]
    for (corner, point, enter, leave) in corners {
      func place(along direction: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.dx * width * share, y: point.y + direction.dy * height * share)
      }
      let start = contains(corner) ? place(along: enter, 1) : point
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      guard contains(corner) else { continue }
      path.addCurve(
        to: place(along: leave, 1), control1: place(along: enter, Self.openness),
        control2: place(along: leave, Self.openness))
    }
    path.closeSubpath()
    return path
  }

  /// How near the control points of a quarter circle are to its corner, in radii: 1 - 4/3·(√2 - 1).
  private static let openness: CGFloat = 1 - 0.552_284_749_830_793_6
}
