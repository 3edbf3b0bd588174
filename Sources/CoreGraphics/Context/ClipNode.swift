import Foundation
import Raster

/// One narrowing of where may be painted, on top of earlier ones.
final class ClipNode {
  enum Shape {
    case path([CGPathElementValue], CGPathFillRule, antialiased: Bool)
    /// A bitmap whose alpha says how much is painted, and what maps its pixels to the picture's.
    case mask(Bitmap, CGAffineTransform)
  }

  let parent: ClipNode?
  let shape: Shape
  let hasMask: Bool
  /// In pixels of the picture: nothing outside is ever painted.
  let bounds: CGRect

  init(parent: ClipNode?, shape: Shape) {
    (self.parent, self.shape) = (parent, shape)
    let box: CGRect
    switch shape {
    case .path(let elements, _, _):
      box = elements.boundingBox
      hasMask = parent?.hasMask ?? false
    case .mask(let bitmap, let transform):
      box = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).applying(transform)
      hasMask = true
    }
    bounds = parent.map { $0.bounds.intersection(box) } ?? box
  }

  /// From `self` up to, but without, `end`; nil when `end` is no ancestor.
  func chain(upTo end: ClipNode?) -> [ClipNode]? {
    var nodes: [ClipNode] = []
    var node: ClipNode? = self
    while let current = node {
      if current === end { return nodes.reversed() }
      nodes.append(current)
      node = current.parent
    }
    return end == nil ? nodes.reversed() : nil
  }

  /// The masks among the narrowings, the oldest first.
  var masks: [(Bitmap, CGAffineTransform)] {
    (chain(upTo: nil) ?? []).compactMap {
      if case .mask(let bitmap, let transform) = $0.shape { (bitmap, transform) } else { nil }
    }
  }
}
