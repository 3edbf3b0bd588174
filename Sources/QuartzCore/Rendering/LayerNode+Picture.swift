import CoreGraphics
package import Foundation
import Raster

extension LayerNode {
  /// What shows within `rect` of the node's own coordinates, `scale` pixels a point: its place in the
  /// superlayer and its transform don't matter. Nil where there is no pixel to draw.
  package func picture(
    of rect: CGRect, scale: CGFloat
  ) throws(RenderingError) -> CGImage? {
    guard let width = Int(exactly: (rect.width * scale).rounded(.up)),
      let height = Int(exactly: (rect.height * scale).rounded(.up)), width > 0, height > 0
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    try LayerRenderer().draw(alone(from: rect.origin), into: &bitmap, scale: scale)
    return CGImage(bitmap)
  }

  /// The node in its own plane, `origin` of its coordinates at the top left.
  private func alone(from origin: CGPoint) -> LayerNode {
    var values = values
    values.transform = CATransform3DIdentity
    values.zPosition = 0
    values.position = CGPoint(
      x: values.bounds.minX - origin.x + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.minY - origin.y + values.anchorPoint.y * values.bounds.height)
    return LayerNode(
      kind: kind, values: values, sublayers: sublayers, mask: mask, isAnimating: isAnimating,
      name: name)
  }
}
