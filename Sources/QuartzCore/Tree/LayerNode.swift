/// One layer as it shows at one instant, with everything below it: a value that never changes.
///
/// A layer of which nothing changed, nor of its sublayers, is the same node as before; what is cached
/// about a node can be kept under its identity for as long as the node is held.
@dynamicMemberLookup
package final class LayerNode: Sendable {
  /// What it shows beyond what every layer shows.
  package enum Kind: Sendable, Equatable {
    case plain, gradient, shape, transform
    /// What lies behind it, blurred.
    case backdrop
  }

  package let kind: Kind
  package let values: LayerValues
  package let mask: LayerNode?
  /// In the order in which they were added.
  package let sublayers: [LayerNode]
  /// Whether an animation acts on the layer itself.
  package let isAnimating: Bool
  /// Whether an animation acts on the layer, its mask or anything below it, or one of them shows what
  /// is behind it: then the same node may look different in the next frame.
  package let subtreeIsAnimating: Bool
  /// What errors and traces call the layer, such as `UIImageView`.
  package let name: String

  package init(
    kind: Kind = .plain, values: LayerValues, sublayers: [LayerNode] = [],
    mask: LayerNode? = nil, isAnimating: Bool = false, name: String = "CALayer"
  ) {
    self.kind = kind
    self.values = values
    self.sublayers = sublayers
    self.mask = mask
    self.isAnimating = isAnimating
    self.name = name
    subtreeIsAnimating =
      isAnimating || kind == .backdrop || mask?.subtreeIsAnimating == true
      || sublayers.contains { $0.subtreeIsAnimating }
  }

  package subscript<Value>(dynamicMember keyPath: KeyPath<LayerValues, Value>) -> Value {
    values[keyPath: keyPath]
  }
}
