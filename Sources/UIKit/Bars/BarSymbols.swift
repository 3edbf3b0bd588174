import CoreGraphics
import Foundation

/// The pictures that bars draw themselves, as templates.
@MainActor
enum BarSymbols {
  /// The chevron before the name of the page that one comes from: 13 × 21 points.
  static var back: UIImage {
    symbol(width: 13, height: 21) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 11, y: 1.5))
      path.addLine(to: CGPoint(x: 2, y: 10.5))
      path.addLine(to: CGPoint(x: 11, y: 19.5))
      path.lineWidth = 2.5
      path.stroke()
    }
  }

  /// 18 × 18 points.
  static var plus: UIImage {
    symbol(width: 18, height: 18) {
      UIRectFill(CGRect(x: 8, y: 0, width: 1.5, height: 17.5))
      UIRectFill(CGRect(x: 0, y: 8, width: 17.5, height: 1.5))
    }
  }

  private static func symbol(
    width: CGFloat, height: CGFloat, _ draw: () -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in
      UIColor.black.set()
      draw()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
