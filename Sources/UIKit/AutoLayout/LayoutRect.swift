import Foundation

/// A stretch of one axis, by variables.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression

  var middle: LinearExpression { start + length * 0.5 }
  var end: LinearExpression { start + length }

  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + Double(before), length: length + -Double(before + after))
  }
}

extension UIEdgeInsets {
  /// What is inset before and after, along an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (before: CGFloat, after: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
  /// The rectangle between the pixels' edges that are nearest to its own; no size is below 0.
  func onPixels(scale: CGFloat) -> CGRect {
    func nearest(_ edge: CGFloat) -> CGFloat {
      ((edge * scale * 1024).rounded() / 1024).rounded() / scale
    }
    let (left, top) = (nearest(origin.x), nearest(origin.y))
    let (right, bottom) = (nearest(origin.x + size.width), nearest(origin.y + size.height))
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
