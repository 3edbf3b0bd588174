public import Foundation

/// The control of iOS 7 to 12: a frame in the tint colour, 28 points high.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private let plate = UIView()
  private var segments: [Segment] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var touched: Int?

  private var selection = UISegmentedControl.noSegment

  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      show()
    }
  }

  /// Whether a segment is only selected as long as a finger is on it.
  open var isMomentary = false

  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// nil is the tint.
  open var selectedSegmentTintColor: UIColor? {
    didSet { show() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As large as its items, which are strings or images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      insert(item as? UIImage, title: item as? String, at: segments.count)
    }
    frame.size = sizeThatFits(.zero)
  }

  /// The control of an action selects its segment, then performs it.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    plate.isUserInteractionEnabled = false
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 4
    plate.layer.borderWidth = 1
    addSubview(plate)
  }

  open var numberOfSegments: Int { segments.count }

  /// Unlike Apple's, at once, animated or not.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(nil, title: title, at: segment)
  }

  /// Unlike Apple's, at once, animated or not.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image, title: nil, at: segment)
  }

  /// Unlike Apple's, at once, animated or not.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action.image, title: action.title, at: segment)
    segments[min(max(segment, 0), segments.count - 1)].action = action
  }

  /// Unlike Apple's, at once, animated or not.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// 0 leaves the width to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.ownWidth = width }
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.ownWidth ?? 0 }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    let total = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0))
    return CGSize(width: total, height: 28)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths) {
      segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      segment.line.frame = CGRect(x: width - 1, y: 0, width: 1, height: bounds.height)
      x += width
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    touched = index(at: touch.location(in: self))
    show()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let place = touch?.location(in: self)
    let end = place.flatMap { index(at: $0) }
    let began = touched
    touched = nil
    show()
    guard isTouchInside, let end, end == began, isMomentary || end != selection else { return }
    selection = end
    show()
    segments[end].action?.perform(by: self)
    sendActions(for: .valueChanged)
    guard isMomentary else { return }
    selection = Self.noSegment
    show()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touched = nil
    show()
  }

  override var mainEvent: Event { .valueChanged }

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }
}

extension UISegmentedControl {
  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(_ image: UIImage?, title: String?, at index: Int) {
    let segment = Segment()
    (segment.title, segment.image) = (title, image)
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    plate.addSubview(segment)
    if selection >= place { selection += 1 }
    segmentsDidChange()
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = segment(index) else { return }
    change(segment)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    show()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func index(at place: CGPoint) -> Int? {
    segments.firstIndex {
      $0.isEnabled && $0.frame.minX <= place.x && place.x < $0.frame.maxX
    }
  }

  /// As wide as the widest one, or each as its own content is.
  private var naturalWidths: [CGFloat] {
    let natural = segments.map { $0.ownWidth > 0 ? $0.ownWidth : $0.contentWidth + 20 }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let widest = zip(segments, natural).filter { $0.0.ownWidth == 0 }.map(\.1).max() ?? 0
    return segments.map { $0.ownWidth > 0 ? $0.ownWidth : widest }
  }

  /// Those without a width of their own share what is left of the control's.
  private var widths: [CGFloat] {
    let natural = naturalWidths
    let free = zip(segments, natural).filter { $0.0.ownWidth == 0 }.map(\.1).reduce(0, +)
    let taken = zip(segments, natural).filter { $0.0.ownWidth > 0 }.map(\.1).reduce(0, +)
    guard free > 0 else { return natural }
    let stretch = max(bounds.width - taken, 0) / free
    return zip(segments, natural).map { $0.0.ownWidth > 0 ? $0.1 : $0.1 * stretch }
  }

  private func show() {
    let tint = isEnabled ? selectedSegmentTintColor ?? tintColor ?? .systemBlue : Self.grey
    plate.layer.borderColor = tint.resolvedColor(with: traitCollection).cgColor
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selection
      segment.line.backgroundColor = tint
      segment.line.isHidden = index == segments.count - 1
      segment.backgroundColor =
        isChosen ? tint : index == touched ? tint.withAlphaComponent(0.15) : nil
      let state: State = isChosen ? .selected : segment.isEnabled && isEnabled ? .normal : .disabled
      let own = (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
      let usual = segment.isEnabled ? tint : Self.grey
      segment.show(
        own,
        ink: attributes[state]?.ink ?? (isChosen ? Self.paper : attributes[.normal]?.ink ?? usual))
    }
  }

  /// What the letters of the selected segment let through, and what can't be chosen; of iOS 7 to 12.
  private static let paper = UIColor(light: 0xFFFFFF, dark: 0x000000)
  private static let grey = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
}

extension [NSAttributedString.Key: Any] {
  fileprivate var ink: UIColor? { self[.foregroundColor] as? UIColor }
}

/// One of the choices: a title or a picture.
private final class Segment: UIView {
  var title: String?
  var image: UIImage?
  var ownWidth: CGFloat = 0
  var isEnabled = true
  var action: UIAction?
  let line = UIView()
  private let label = UILabel()
  private let picture = UIImageView()

  convenience init() {
    self.init(frame: .zero)
    label.textAlignment = .center
    picture.contentMode = .center
    for view in [label, picture, line] { addSubview(view) }
  }

  var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

  func show(_ attributes: [NSAttributedString.Key: Any], ink: UIColor) {
    var attributes = attributes
    attributes[.foregroundColor] = ink
    if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 13) }
    label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    label.textAlignment = .center
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }
}
