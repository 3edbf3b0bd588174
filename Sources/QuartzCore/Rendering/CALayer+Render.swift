public import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the values of the model, of this layer and everything below it, in the layer's own
  /// coordinates; animations don't show. Nothing is drawn where a value isn't finite.
  ///
  /// Unlike Apple's, it draws 3-D transforms, too.
  public func render(in ctx: CGContext) {
    layoutTree()
    displayTree()
    let matrix = ctx.ctm
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    guard let picture = try? modelNode.picture(of: bounds, scale: scale) else { return }
    let extent = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    ctx.draw(picture, inTopDown: CGRect(origin: bounds.origin, size: extent))
  }

  private var modelNode: LayerNode {
    LayerNode(
      kind: nodeKind, values: values, sublayers: layers.map(\.modelNode), mask: mask?.modelNode,
      name: nodeName)
  }
}
