public import Foundation

/// The slider of iOS 7 to 12: a thumb of 28 points on a track of two.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = SliderTrack()
  private let way = SliderTrack()
  private let thumb = ControlThumb()
  private let lessPicture = UIImageView()
  private let morePicture = UIImageView()
  private var number: Float = 0
  private var looks: [State: Look] = [:]
  /// Where in the thumb the finger holds it.
  private var grip: CGFloat = 0

  /// What is shown in a state.
  private struct Look {
    var thumb: UIImage?
    var minimumTrack: UIImage?
    var maximumTrack: UIImage?
  }

  /// Within the limits.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }

  /// Whether the value changes are told while the finger moves, not only when it goes.
  open var isContinuous = true

  /// nil is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { show() }
  }

  /// nil is grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { show() }
  }

  open var thumbTintColor: UIColor? {
    didSet { show() }
  }

  open var minimumValueImage: UIImage? {
    didSet { show() }
  }

  open var maximumValueImage: UIImage? {
    didSet { show() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, way, lessPicture, morePicture, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return place() }
    // How long that takes at Apple's isn't known.
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.place() }
  }

  // What is shown in each state; a state without an own value shows the normal one.

  open func setThumbImage(_ image: UIImage?, for state: State) {
    change(state) { $0.thumb = image }
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    change(state) { $0.minimumTrack = image }
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    change(state) { $0.maximumTrack = image }
  }

  open func thumbImage(for state: State) -> UIImage? { image(\.thumb, for: state) }
  open func minimumTrackImage(for state: State) -> UIImage? { image(\.minimumTrack, for: state) }
  open func maximumTrackImage(for state: State) -> UIImage? { image(\.maximumTrack, for: state) }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // Where everything is.

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 8
    let start =
      minimumValueImage == nil
      ? bounds.minX + 2 : minimumValueImageRect(forBounds: bounds).maxX + gap
    let end =
      maximumValueImage == nil
      ? bounds.maxX - 2 : maximumValueImageRect(forBounds: bounds).minX - gap
    let height = max(
      currentMinimumTrackImage?.size.height ?? 2, currentMaximumTrackImage?.size.height ?? 2)
    return CGRect(
      x: start, y: bounds.midY - height / 2, width: max(end - start, 0), height: height)
  }

  /// A thumb stands a little over the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size ?? CGSize(width: ControlThumb.side, height: ControlThumb.side)
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX - 2 + share * (rect.width + 4 - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Only a finger that comes down on the thumb moves it; a little beside it is on it too.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let x = touch.location(in: self).x
    grip = x - thumb.frame.midX
    return abs(grip) <= max(thumb.frame.width / 2, 22)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let rect = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: rect, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: rect, value: maximumValue).midX
    guard last > first else { return true }
    let share = Float((touch.location(in: self).x - grip - first) / (last - first))
    let former = number
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous, number != former { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// What watches fingers from around doesn't take the thumb away.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isOther = gestureRecognizer.view !== self
    let isTravel =
      gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    return !(isTracking && isOther && isTravel)
  }

  override var mainEvent: Event { .valueChanged }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }
}

extension UISlider {
  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    show()
  }

  private func image(_ part: KeyPath<Look, UIImage?>, for state: State) -> UIImage? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  private func show() {
    way.show(currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor)
    track.show(currentMaximumTrackImage, color: maximumTrackTintColor ?? Self.grey)
    thumb.color = thumbTintColor
    thumb.picture = currentThumbImage
    lessPicture.image = minimumValueImage
    morePicture.image = maximumValueImage
    for view in [track, way] { view.alpha = isEnabled ? 1 : 0.5 }
    place()
  }

  private func place() {
    let rect = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: number)
    lessPicture.frame = minimumValueImageRect(forBounds: bounds)
    morePicture.frame = maximumValueImageRect(forBounds: bounds)
    let middle = min(max(thumb.frame.midX, rect.minX), rect.maxX)
    way.frame = CGRect(
      x: rect.minX, y: rect.minY, width: middle - rect.minX, height: rect.height)
    track.frame = CGRect(x: middle, y: rect.minY, width: rect.maxX - middle, height: rect.height)
  }

  /// Of iOS 7 to 12; in the dark an estimate.
  private static let grey = UIColor(light: 0xB7B7B7, dark: 0x48484A)
}

/// One side of the track: a line with round ends, or a picture.
private final class SliderTrack: UIImageView {
  func show(_ picture: UIImage?, color: UIColor) {
    image = picture
    backgroundColor = picture == nil ? color : nil
    layer.cornerRadius = picture == nil ? 1 : 0
  }
}
