package import Foundation

/// Shows what lies behind it, blurred and with other colours. Apple's has this name and is private.
@MainActor
package final class CABackdropLayer: CALayer {
  override package var nodeKind: LayerNode.Kind { .backdrop }

  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat {
    get { values.backdrop.blurRadius }
    set { change("backdrop.blurRadius", \.backdrop.blurRadius, to: newValue) }
  }

  /// 1 leaves colours as they are, 0 makes them grey.
  package var saturation: CGFloat {
    get { values.backdrop.saturation }
    set { change("backdrop.saturation", \.backdrop.saturation, to: newValue) }
  }
}
