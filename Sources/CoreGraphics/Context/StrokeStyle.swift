import Foundation

/// How a line is drawn, in user space.
struct StrokeStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dash: [CGFloat] = []

  /// How far the stroke may reach beyond its path, in the picture's pixels.
  func reach(_ transform: CGAffineTransform) -> CGFloat {
    let tip = join == .miter ? max(miterLimit, 2) : 2
    return width / 2 * tip * max(transform.scales.x, transform.scales.y)
  }

  /// The dash lengths, or none where they make no pattern.
  var usableDash: [CGFloat] {
    let sum = dash.reduce(0, +)
    let isPattern = sum > 0 && sum.isFinite && dash.allSatisfy { $0 >= 0 } && dashPhase.isFinite
    return isPattern ? dash : []
  }
}
