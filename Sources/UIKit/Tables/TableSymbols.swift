import CoreGraphics
import Foundation

/// The pictures that cells draw themselves, as templates.
@MainActor
enum TableSymbols {
  /// A small chevron to the right: 8 × 13 points.
  static var disclosure: UIImage {
    line(CGSize(width: 8, height: 13), through: [(1, 1), (6.5, 6.5), (1, 12)])
  }

  /// 14 × 11 points.
  static var checkmark: UIImage {
    line(CGSize(width: 14, height: 11), through: [(1, 5.5), (5, 9.5), (13, 1)])
  }

  private static func line(_ size: CGSize, through points: [(CGFloat, CGFloat)]) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      for (number, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if number == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.lineWidth = 2
      UIColor.black.setStroke()
      path.stroke()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
