public import Foundation

/// Unlike Apple's, it shows no indicators, fingers scroll or zoom but don't do both at once, and touches
/// reach what is in it at once.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  /// In points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      noticeObservedChanges()
    }
  }

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { insetsDidChange() }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  /// How the speed of the content falls when a finger has gone: by this factor each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether a drag that begins along one axis scrolls along that axis only.
  open var isDirectionalLockEnabled = false

  // Unlike Apple's, these are without effect: indicators are never shown.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Zooms, where the limits leave room for it.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch.isEnabled ? pinch : nil }

  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether fingers may go beyond the limits, from where the content comes back.
  open var bouncesZoom = true

  /// Whether two fingers are zooming.
  open internal(set) var isZooming = false
  /// Whether the content comes back from beyond the limits.
  open internal(set) var isZoomBouncing = false

  private let pan: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
  let pinch: UIPinchGestureRecognizer = UIScrollViewPinchGestureRecognizer()
  var zoom = ZoomState()

  /// Whether a finger is scrolling.
  open internal(set) var isDragging = false
  /// Whether the content settles after a finger has gone.
  open internal(set) var isDecelerating = false

  /// The offset at which a finger began to scroll.
  var dragStart = CGPoint.zero
  /// Along which axes the drag scrolls.
  var dragAxes = (horizontal: true, vertical: true)

  /// Moves the content when the finger has gone.
  var coast: ScrollCoast?
  private var knownInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: UIScrollView.drag)
    addGestureRecognizer(panGestureRecognizer)
    pinch.isEnabled = false
    pinch.addTarget(self, action: UIScrollView.pinch)
    addGestureRecognizer(pinch)
  }

  /// Whether fingers are on the content to scroll it.
  open var isTracking: Bool { !panGestureRecognizer.fingers.isEmpty }

  // Unlike Apple's, these are never asked: touches reach a subview at once, and are taken from it when
  // a finger begins to scroll.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    return scrolls(along: panGestureRecognizer.travel)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let hasMoved = newValue.origin != super.bounds.origin
      super.bounds = newValue
      guard hasMoved else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The content's insets and what of the safe area they must keep clear of.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    if contentInsetAdjustmentBehavior == .never || isLeftAlone { return inset }
    inset.top += safe.top
    inset.bottom += safe.bottom
    if contentInsetAdjustmentBehavior == .always || scrollsSideways {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  open func adjustedContentInsetDidChange() {}

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopCoasting()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: Self.scrollDuration) {
      self.contentOffset = contentOffset
      self.layoutIfNeeded()
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as little as is needed to show the rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX) }
    if rect.minX < seen.minX { offset.x -= seen.minX - rect.minX }
    if rect.maxY > seen.maxY { offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY) }
    if rect.minY < seen.minY { offset.y -= seen.minY - rect.minY }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  static let scrollDuration = 0.3

  /// Whether the view controller wants automatic insets left as they are, as one could say before
  /// iOS 11.
  private var isLeftAlone: Bool {
    contentInsetAdjustmentBehavior == .automatic
      && nearestController?.automaticallyAdjustsScrollViewInsets == false
  }

  private var scrollsSideways: Bool { contentSize.width > bounds.width }

  /// Content that stood at the top edge stays there.
  private func insetsDidChange() {
    let inset = adjustedContentInset
    guard inset != knownInset else { return }
    var offset = contentOffset
    if offset.y <= -knownInset.top { offset.y = -inset.top }
    if offset.x <= -knownInset.left { offset.x = -inset.left }
    knownInset = inset
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }
}
