/// Gives its sublayers a space of three dimensions; it shows nothing of its own.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  override package var nodeKind: LayerNode.Kind { .transform }
}
