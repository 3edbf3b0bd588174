import UIKit

/// The place that a page shrinks into and grows out of: that of a round button in the corner.
enum CornerButton {
  /// In points.
  private static let (side, gap): (CGFloat, CGFloat) = (50, 10)

  static func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - side - gap, y: bounds.maxY - side - gap, width: side, height: side)
  }
}
