import Foundation

/// How a line is drawn, in user space.
struct StrokeStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dash: [CGFloat] = []

  /// The dash lengths, or none where they make no pattern.
  var usableDash: [CGFloat] {
    let sum = dash.reduce(0, +)
    let isPattern = sum > 0 && sum.isFinite && dash.allSatisfy { $0 >= 0 } && dashPhase.isFinite
    return isPattern ? dash : []
  }
}
