/// What a layer asks of its owner; a `UIView` is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents. Unless it is implemented, the layer draws them.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// What the layer does when the value under `event` changes: nil leaves it to the layer, `NSNull`
  /// means nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The members as they are called with question marks.
extension CALayerDelegate {
  public var display: ((CALayer) -> Void)? { { self.display($0) } }
  public var layerWillDraw: ((CALayer) -> Void)? { { self.layerWillDraw($0) } }
  public var draw: OptionalMember<any CALayerDelegate>? { OptionalMember(of: self) }
  public var layoutSublayers: OptionalMember<any CALayerDelegate>? { OptionalMember(of: self) }
  public var action: OptionalMember<any CALayerDelegate>? { OptionalMember(of: self) }
}

extension OptionalMember where Owner == any CALayerDelegate {
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) { owner.draw(layer, in: ctx) }

  public func callAsFunction(of layer: CALayer) { owner.layoutSublayers(of: layer) }

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    owner.action(for: layer, forKey: event)
  }
}
