/// The values of the model. Setting one asks for an action first and runs it afterwards.
extension CALayer {
  public var bounds: CGRect {
    get { values.bounds }
    set {
      let isResized = newValue.size != bounds.size
      change("bounds", \.bounds, to: newValue)
      guard isResized else { return }
      setNeedsLayout()
      if needs.redrawsOnResize { setNeedsDisplay() }
    }
  }

  public var position: CGPoint {
    get { values.position }
    set { change("position", \.position, to: newValue) }
  }

  public var frame: CGRect {
    get { values.frame }
    set {
      var target = values
      target.frame = newValue
      position = target.position
      bounds = target.bounds
    }
  }

  public var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  public var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  public var transform: CATransform3D {
    get { values.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  public var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public var isHidden: Bool {
    get { values.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }

  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  public var opacity: Float {
    get { values.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { values.allowsGroupOpacity = newValue }
  }

  /// Whether the layer is drawn into a picture of `rasterizationScale`, and shown by that.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, to: newValue) }
  }

  /// In pixels per point.
  public var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, to: newValue) }
  }

  /// A `CGImage`; anything else shows nothing.
  public var contents: Any? {
    get { values.contents }
    set {
      needs.isDrawn = false
      change("contents", \.contents, to: newValue as? CGImage)
    }
  }

  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  public var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  public var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }

  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  public var needsDisplayOnBoundsChange: Bool {
    get { needs.redrawsOnResize }
    set { needs.redrawsOnResize = newValue }
  }

  public var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  public var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  public var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
  }

  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, to: newValue) }
  }

  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, to: newValue) }
  }

  public var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath", \.shadowPath, to: newValue) }
  }

  /// Sets a field of the model; an equal value changes nothing and asks for no action.
  func change<Value: Equatable>(
    _ key: String, _ field: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    guard values[keyPath: field] != value else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    values[keyPath: field] = value
    action?.run(forKey: key, object: self, arguments: nil)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
