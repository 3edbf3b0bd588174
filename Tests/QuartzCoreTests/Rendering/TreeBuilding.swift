import CoreGraphics
import QuartzCore
import Raster

/// A layer of a size, its top left at a place in its superlayer.
func node(
  _ width: Double, _ height: Double, at place: (x: Double, y: Double) = (0, 0),
  kind: LayerNode.Kind = .plain, sublayers: [LayerNode] = [], mask: LayerNode? = nil,
  isAnimating: Bool = false, name: String = "CALayer",
  _ change: (inout LayerValues) -> Void = { _ in }
) -> LayerNode {
  var values = LayerValues()
  values.bounds = CGRect(x: 0, y: 0, width: width, height: height)
  values.position = CGPoint(x: place.x + width / 2, y: place.y + height / 2)
  change(&values)
  return LayerNode(
    kind: kind, values: values, sublayers: sublayers, mask: mask, isAnimating: isAnimating,
    name: name)
}

func root(
  _ width: Double, _ height: Double, _ sublayers: [LayerNode],
  _ change: (inout LayerValues) -> Void = { _ in }
) -> LayerNode {
  node(width, height, sublayers: sublayers, name: "Root", change)
}

func draw(
  _ tree: LayerNode, _ width: Int, _ height: Int, scale: Double = 1,
  with renderer: LayerRenderer = LayerRenderer()
) throws -> Bitmap {
  var bitmap = Bitmap(width: width, height: height)
  try renderer.draw(tree, into: &bitmap, scale: scale)
  return bitmap
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
