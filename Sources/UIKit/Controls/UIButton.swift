public import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// White text, nothing else.
    case custom = 0
    /// Text and template images in the tint colour; fades under the finger.
    case system = 1
  }

  open private(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]

  /// What is shown in a state.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  override package var visibleTitle: String? { currentTitle }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  /// Between the button's edges and what it shows, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Moves the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
  }

  /// A system button that shows the action's title and image, and performs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    self.frame = frame
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    for view in [background, picture, label] { addSubview(view) }
    stateDidChange()
  }

  // What is shown in each state; a state without an own value shows the normal one.

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func title(for state: State) -> String? { value(\.title, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? standardTitleColor(for: state)
  }
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currentTitleColor: UIColor! { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(imageSize, after: 0, in: contentRect, moved: imageEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(titleSize, after: imageSize.width, in: contentRect, moved: titleEdgeInsets)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentEdgeInsets == .zero ? standardInsets : contentEdgeInsets
    let height = max(imageSize.height, titleSize.height)
    let width = imageSize.width + titleSize.width
    let least = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(width + insets.left + insets.right, least.width, shownTitle == nil ? 0 : 30),
      height: max(height + insets.top + insets.bottom, least.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var keepsTaps: Bool { true }

  override var baselines: (first: Baseline, last: Baseline) {
    let line = Baseline(share: 0.5, offset: label.font.ascender - titleSize.height / 2)
    return (line, line)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    let isTemplate = buttonType == .system && currentImage?.renderingMode == .automatic
    picture.image = isTemplate ? currentImage?.withRenderingMode(.alwaysTemplate) : currentImage
    background.image = currentBackgroundImage
    invalidateIntrinsicContentSize()
    let isFaded = buttonType == .system && isHighlighted
    label.alpha = isFaded ? 0.2 : 1
    picture.alpha = isFaded ? 0.2 : isEnabled ? 1 : 0.5
  }
}

extension UIButton {
  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    stateDidChange()
  }

  private func value<Value>(_ part: KeyPath<Look, Value?>, for state: State) -> Value? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  private func standardTitleColor(for state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  private var shownTitle: String? {
    currentAttributedTitle?.string ?? currentTitle
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }
  private var titleSize: CGSize { label.sizeThatFits(.zero) }

  /// Without insets, a title keeps some points above and below.
  private var standardInsets: UIEdgeInsets {
    shownTitle == nil ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// A part of the content beside another that is `before` points wide; the two are aligned as one.
  private func place(
    _ size: CGSize, after before: CGFloat, in content: CGRect, moved insets: UIEdgeInsets
  ) -> CGRect {
    let whole = min(imageSize.width + titleSize.width, content.width)
    let width = min(size.width, max(content.width - before, 0))
    let height = min(size.height, content.height)
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: content.midX - whole / 2
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - whole
      }
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: content.midY - height / 2
      case .top: content.minY
      case .bottom: content.maxY - height
      }
    return CGRect(
      x: left + before + (insets.left - insets.right) / 2,
      y: top + (insets.top - insets.bottom) / 2, width: width, height: height)
  }
}
