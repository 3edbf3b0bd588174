/// Colours that run into each other along an axis.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  override package var nodeKind: LayerNode.Kind { .gradient }

  /// `CGColor` values; anything else counts as a clear black, as measured on iOS 8.4.
  open var colors: [Any]? {
    get { values.gradient.colors.isEmpty ? nil : values.gradient.colors }
    set {
      change("colors", \.gradient.colors, to: (newValue ?? []).map { $0 as? CGColor ?? .clear })
    }
  }

  /// In shares of the way, rising; nil means even spacing.
  open var locations: [NSNumber]? {
    get {
      values.gradient.locations.isEmpty ? nil : values.gradient.locations.map(NSNumber.init(value:))
    }
    set { change("locations", \.gradient.locations, to: (newValue ?? []).map(\.doubleValue)) }
  }

  /// In shares of the bounds.
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set { change("startPoint", \.gradient.startPoint, to: newValue) }
  }

  /// In shares of the bounds.
  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set { change("endPoint", \.gradient.endPoint, to: newValue) }
  }

  open var type: CAGradientLayerType {
    get { values.gradient.type }
    set { values.gradient.type = newValue }
  }
}
