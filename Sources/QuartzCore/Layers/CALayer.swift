/// A rectangle of a picture: its geometry, what it shows, and the layers on top of it.
///
/// Unlike Apple's, it belongs to the main actor, as views do. Its subclasses must be able to make
/// themselves with `init()`, since there is no Objective-C runtime that could do it for them.
///
/// What subclasses may override has to stand in the class itself, and that is nearly everything.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The values that were set; what shows may be animated.
  package final var values = LayerValues()
  package final var timing = MediaTiming(duration: .infinity)
  package final var animations: [LayerAnimation] = []
  final var attributes: [String: Any] = [:]
  final var layers: [CALayer] = []
  final var needs = Needs()
  /// The node of the last instant, reused as long as nothing changes.
  final var lastNode: LayerNode?
  /// Whether a commit has seen the layer within a root.
  final var isCommitted = false
  /// Set for the root of a tree that a clock plays, such as a window's layer.
  package final var isRoot = false
  /// Times the resolution of drawn contents, where a projection magnifies them.
  package final var contentsMagnification = 1 {
    didSet { if contentsMagnification != oldValue, needs.isDrawn { setNeedsDisplay() } }
  }

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  package final weak var superlayerStorage: CALayer?

  public required override init() {
    super.init()
  }

  /// A copy of another layer's values.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    timing = other.timing
    name = other.name
  }

  // Setting one of these asks for an action first and runs it afterwards.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let isResized = newValue.size != bounds.size
      change("bounds", \.bounds, to: newValue)
      guard isResized else { return }
      setNeedsLayout()
      if needs.redrawsOnResize { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { values.position }
    set { change("position", \.position, to: newValue) }
  }

  open var frame: CGRect {
    get { values.frame }
    set {
      var target = values
      target.frame = newValue
      position = target.position
      bounds = target.bounds
    }
  }

  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition", \.zPosition, to: newValue) }
  }

  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change("anchorPoint", \.anchorPoint, to: newValue) }
  }

  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
  }

  open var transform: CATransform3D {
    get { values.transform }
    set { change("transform", \.transform, to: newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change("sublayerTransform", \.sublayerTransform, to: newValue) }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { change("hidden", \.isHidden, to: newValue) }
  }

  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }

  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change("masksToBounds", \.masksToBounds, to: newValue) }
  }

  open var opacity: Float {
    get { values.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { values.allowsGroupOpacity = newValue }
  }

  /// Whether the layer is drawn into a picture of `rasterizationScale`, and shown by that.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change("shouldRasterize", \.shouldRasterize, to: newValue) }
  }

  /// In pixels per point.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, to: newValue) }
  }

  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { values.contents }
    set {
      needs.isDrawn = false
      change("contents", \.contents, to: newValue as? CGImage)
    }
  }

  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect", \.contentsRect, to: newValue) }
  }

  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, to: newValue) }
  }

  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale", \.contentsScale, to: newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { values.minificationFilter = newValue }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  open var needsDisplayOnBoundsChange: Bool {
    get { needs.redrawsOnResize }
    set { needs.redrawsOnResize = newValue }
  }

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor", \.backgroundColor, to: newValue) }
  }

  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius", \.cornerRadius, to: newValue) }
  }

  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { values.cornerCurve = newValue }
  }

  /// How many radii a corner takes of each edge.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? SmoothCorner.reach : 1
  }

  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth", \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor", \.borderColor, to: newValue) }
  }

  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor", \.shadowColor, to: newValue) }
  }

  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, to: newValue) }
  }

  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, to: newValue) }
  }

  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, to: newValue) }
  }

  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath", \.shadowPath, to: newValue) }
  }

  /// A promise that nothing shows through. Unlike Apple's, drawing relies on none.
  open var isOpaque = false

  /// Unlike Apple's, edges are smooth whatever it says.
  open var allowsEdgeAntialiasing = false

  /// The mask's alpha multiplies the layer's, in the layer's own coordinates.
  open var mask: CALayer? {
    willSet { mask?.superlayerStorage = nil }
    didSet { mask?.superlayerStorage = self }
  }

  open var superlayer: CALayer? { superlayerStorage?.mask === self ? nil : superlayerStorage }

  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.superlayerStorage = nil }
      layers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// What nodes of this class show beyond what every layer shows.
  package var nodeKind: LayerNode.Kind { .plain }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: layers.count) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), layers.count))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: layers.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayerStorage else { return }
    if parent.mask === self {
      parent.mask = nil
    } else {
      parent.layers.removeAll { $0 === self }
      superlayerStorage = nil
      parent.setNeedsLayout()
    }
  }

  /// Adds a copy of `anim`, in place of the one under the same key, if there is one.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? kCATransition : key
    start(anim.duplicate(), key: key ?? "animation-\(AnimationClock.current.nextSequence())")
  }

  open func removeAnimation(forKey key: String) {
    stopAnimations { $0.key == key }
  }

  open func removeAllAnimations() {
    stopAnimations { _ in true }
  }

  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation.duplicate()
  }

  /// What happens when the value under `event` changes: asked of the delegate, the actions of this
  /// layer, the class.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    return Self.defaultAction(forKey: event) ?? ImplicitAction(of: self, keyPath: event)
  }

  /// What layers of this class do when the value under `event` changes; nil leaves it to the layer.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  open func setNeedsDisplay() { needs.display = true }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { needs.display }

  open func displayIfNeeded() {
    guard needs.display, !bounds.isEmpty else { return }
    needs.display = false
    display()
  }

  /// Makes the contents: by the delegate, or by drawing.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  open func setNeedsLayout() { needs.layout = true }

  open func needsLayout() -> Bool { needs.layout }

  /// Lays out this layer and everything below it that asks for it, from the topmost that does.
  open func layoutIfNeeded() {
    var top = self
    var ancestor = superlayerStorage
    while let current = ancestor {
      if current.needs.layout { top = current }
      ancestor = current.superlayerStorage
    }
    top.layoutTree()
  }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at `p`, in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  open func setValue(_ value: Any?, forKey key: String) { setAttribute(value, key) }

  open func value(forKey key: String) -> Any? { attribute(key) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setAttribute(value, keyPath) }

  open func value(forKeyPath keyPath: String) -> Any? { attribute(keyPath) }

  /// The layer as it shows now; nil before it has been committed.
  open func presentation() -> Self? {
    guard isCommitted else { return nil }
    let copy = Self.init()
    copy.values = values(at: localTime(at: AnimationClock.current.now))
    copy.name = name
    copy.superlayerStorage = superlayerStorage
    return copy
  }

  open func model() -> Self { self }
}
