public import CoreGraphics
public import Foundation
public import QuartzCore

@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The class of the layer that every view of this class is made with.
  open class var layerClass: AnyClass { CALayer.self }

  /// What shows the view. It holds the geometry, too.
  open var layer: CALayer { ownLayer }
  private let ownLayer: CALayer

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var insetsLayoutMarginsFromSafeArea = true
  var accessibility = AccessibilityValues()

  /// The view controller whose view this is.
  weak var owner: (any ViewOwner)?

  var ownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var ownTintColor: UIColor?
  var knownSafeAreaInsets = UIEdgeInsets.zero
  var knownTraits: UITraitCollection
  var autoLayout = AutoLayoutState()

  var attachedRecognizers: [UIGestureRecognizer] = []

  /// The animations that keep touches off the view while they run.
  var touchBlockingAnimations = 0
  weak var transition: ViewTransition?

  public init(frame: CGRect) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    knownTraits = Ambient.current.screen.traitCollection
    super.init()
    adoptLayer(frame: frame)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Unlike Apple's, it reads nothing from the coder: there are no nibs here.
  public required init?(coder: NSCoder) {
    ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    knownTraits = Ambient.current.screen.traitCollection
    super.init()
    adoptLayer(frame: .zero)
  }

  // Geometry, in points.

  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      let old = layer.position
      layer.position = newValue
      followSafeArea()
      noticeObservedChanges()
      if newValue != old { placeDidChange() }
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // Looks.

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.visibilityDidChange(of: self)
    }
  }

  open var isOpaque = true

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    didSet { resolveBackgroundColor() }
  }
  var layerFilling: UIColor? { backgroundColor }

  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// A view whose alpha says where this one shows.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ownTintColor = newValue
      tellTintColorChanged()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      tellTintColorChanged()
    }
  }

  var ownTintAdjustmentMode = TintAdjustmentMode.automatic

  open func tintColorDidChange() {}

  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // Hierarchy.

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { owner ?? superview }

  open func addSubview(_ view: UIView) { place(view, at: subviews.endIndex) }

  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, without: view))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: index(of: siblingSubview, without: view) + 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    place(view, at: subviews.endIndex)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    place(view, at: 0)
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// A view that shows for ever what this one shows now; it stretches with its bounds.
  ///
  /// Without updates a view that has not been on the screen yet gives an empty one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// A part of the view, of which the insets keep their size when it is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws what the view shows into `rect` of the current context; false where there is nothing.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect, afterScreenUpdates: afterUpdates)
  }

  // Points and rectangles as another view sees them; nil is the window.

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmost).layer)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmost).layer)
  }

  /// The box around the four corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmost).layer)
  }

  /// The box around the four corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmost).layer)
  }

  // Layout.

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layOutAfterSolving { layer.layoutIfNeeded() } }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds(resizedTo: sizeThatFits(bounds.size)) }

  /// Stands for a length that a view has no opinion on.
  public static let noIntrinsicMetric: CGFloat = -1

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    if autoLayout.isInvolved { (superview ?? self).constraintsDidChange() }
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    size(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // Constraints.

  /// Whether the view keeps the frame that it is given, and follows its superview by its mask. One
  /// that doesn't is where constraints want it; without any it stays where it is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout.translatesMask }
    set { translateMask(newValue) }
  }

  /// Unlike at Apple's, `updateConstraints()` is called of every view, whatever its class says here.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() {
    autoLayout.needsUpdate = true
    needUpdateBelow()
    setNeedsLayout()
  }

  open func updateConstraints() {}

  /// What of the frame doesn't count where views are aligned: shadows, badges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  /// Whose size the content size is, if it depends on how wide the view gets.
  var breaksLinesInItsWidth: Bool { false }

  /// What the view wants to be, before its width is known and then in that width.
  func contentSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// Where the text stands; without any, the edges.
  var baselines: (first: Baseline, last: Baseline) { (Baseline(), Baseline(share: 1)) }

  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownLayoutMargins + safeAreaInsets : ownLayoutMargins }
    set {
      ownLayoutMargins = newValue
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
      setNeedsLayout()
      if autoLayout.isInvolved { constraintsDidChange() }
    }
  }

  open func layoutMarginsDidChange() {}

  /// Turns leading and trailing round for what is in the view.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // Touches.

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the view is told of more than one finger at a time.
  open var isMultipleTouchEnabled = false

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked from the view under the finger up to the recogniser's own.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside() }

  // Traits.

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { refreshTraits() }
  }

  open var traitCollection: UITraitCollection { inheritedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // What the layer asks of its view.

  open func display(_ layer: CALayer) { layer.drawContents() }

  open func layerWillDraw(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }

  open func layoutSublayers(of layer: CALayer) { layOut() }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return Ambient.current.animations.action(on: self, forKey: event)
  }
}
