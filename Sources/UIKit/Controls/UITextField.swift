public import Foundation

/// A line of text in a frame. Unlike Apple's, nobody types here: it can be the first responder, but then
/// shows neither a cursor nor a keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  private var content = NSAttributedString(string: "")
  private var hint: NSAttributedString?
  private let plate = UIImageView()
  private let line = TextFieldLine()
  private let clearButton = ClearButton()

  open weak var delegate: (any UITextFieldDelegate)?

  open var text: String? {
    get { content.string }
    set { show(NSAttributedString(string: newValue ?? "")) }
  }

  /// Attributes that say nothing of font and colour get the field's.
  open var attributedText: NSAttributedString? {
    get { content }
    set { show(newValue ?? NSAttributedString(string: "")) }
  }

  open var placeholder: String? {
    get { hint?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set {
      hint = newValue
      textDidChange()
    }
  }

  /// nil stands for 17 points.
  open var font: UIFont? = UITextField.standardFont {
    didSet {
      if font == nil { font = Self.standardFont }
      textDidChange()
    }
  }

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  /// nil stands for the label colour.
  open var textColor: UIColor? {
    didSet { line.setNeedsDisplay() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { line.setNeedsDisplay() }
  }

  /// Shrinks text that is too long.
  open var adjustsFontSizeToFitWidth = false {
    didSet { line.setNeedsDisplay() }
  }

  /// What is shrunk to at most, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { line.setNeedsDisplay() }
  }

  open var borderStyle = BorderStyle.none {
    didSet { frameDidChange() }
  }

  /// Shown unless the frame is a rounded one.
  open var background: UIImage? {
    didSet { frameDidChange() }
  }

  open var disabledBackground: UIImage? {
    didSet { frameDidChange() }
  }

  open override var backgroundColor: UIColor? {
    didSet { frameDidChange() }
  }

  /// A rounded frame has the background within it.
  override var layerFilling: UIColor? { borderStyle == .roundedRect ? nil : backgroundColor }

  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  open var clearsOnBeginEditing = false
  open private(set) var isEditing = false

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// Dots stand for the characters.
  open var isSecureTextEntry = false {
    didSet { textDidChange() }
  }

  private var ownInputViews: (keyboard: UIView?, accessory: UIView?)

  open override var inputView: UIView? {
    get { ownInputViews.keyboard }
    set { ownInputViews.keyboard = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
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
    plate.isUserInteractionEnabled = false
    line.field = self
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    for view in [plate, line, clearButton] { addSubview(view) }
    frameDidChange()
  }

  // Where everything is.

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { lineRect(forBounds: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { lineRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    return CGRect(
      x: bounds.maxX - side - 5, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Draws the text as wide as the rectangle and half way down.
  open func drawText(in rect: CGRect) {
    draw(shownText, color: shownColor, in: rect)
  }

  open func drawPlaceholder(in rect: CGRect) {
    if let hint { draw(hint, color: .placeholderText, in: rect) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibility()
    plate.frame = borderRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    if content.length == 0 {
      line.frame = placeholderRect(forBounds: bounds)
    } else {
      line.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
  }

  open override var intrinsicContentSize: CGSize {
    let shown = content.length > 0 ? shownText : hint ?? content
    let text = typesetting(shown, color: .label).size()
    let line = CGFloat(shownFont.lineHeight.rounded(.up))
    return CGSize(
      width: text.width + 2 * borderStyle.margin,
      height: borderStyle == .roundedRect ? max(30, line + 8) : line + borderStyle.padding)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // The first responder.

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    UIKitLog.miss(
      "No keyboard comes up for \(logName), and no cursor shows in it: nobody types here.")
    if clearsOnBeginEditing { text = "" }
    edit(true)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    edit(false)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  override package var visibleTitle: String? { placeholder }

  override var mainEvent: Event { .editingDidBegin }

  override var keepsTaps: Bool { true }

  override var baselines: (first: Baseline, last: Baseline) {
    let line = Baseline(share: 0.5, offset: shownFont.ascender - shownFont.lineHeight / 2)
    return (line, line)
  }

  override func stateDidChange() {
    super.stateDidChange()
    line.setNeedsDisplay()
    frameDidChange()
  }

  /// What the line in the field shows.
  func drawLine(in rect: CGRect) {
    content.length > 0 ? drawText(in: rect) : drawPlaceholder(in: rect)
  }
}

extension UITextField {
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var shownColor: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(0.44)
  }

  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return content }
    return NSAttributedString(string: String(repeating: "•", count: content.string.count))
  }

  private func typesetting(_ text: NSAttributedString, color: UIColor) -> Typesetting {
    var setting = Typesetting(text, font: shownFont, color: color)
    if text.paragraphStyle == nil { setting.style.alignment = textAlignment.ofLines }
    setting.style.lineBreakMode = NSLineBreakMode.byTruncatingTail.ofLines
    setting.style.maximumLines = 1
    return setting
  }

  private func draw(_ text: NSAttributedString, color: UIColor, in rect: CGRect) {
    var setting = typesetting(text, color: color)
    let natural = setting.layout().size.width
    if adjustsFontSizeToFitWidth, natural > rect.width, natural > 0 {
      setting = setting.scaled(
        by: max(rect.width / natural, minimumFontSize / shownFont.pointSize))
    }
    let layout = setting.layout(width: rect.width)
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2))
  }

  private func show(_ text: NSAttributedString) {
    content = text
    textDidChange()
  }

  private func textDidChange() {
    setNeedsLayout()
    line.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Shows the frame.
  private func frameDidChange() {
    let isRounded = borderStyle == .roundedRect
    resolveBackgroundColor()
    let picture = isEnabled ? background : disabledBackground ?? background
    plate.image = isRounded ? nil : picture
    plate.backgroundColor = isRounded ? backgroundColor ?? Self.paper : nil
    plate.layer.cornerRadius = isRounded ? 5 : 0
    plate.layer.borderWidth = borderStyle == .none || plate.image != nil ? 0 : isRounded ? 0.5 : 1
    plate.layer.borderColor =
      borderStyle.color.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Between what stands left and what stands right of it.
  private func lineRect(forBounds bounds: CGRect) -> CGRect {
    let margin = borderStyle.margin
    var rect = borderRect(forBounds: bounds).insetBy(dx: margin, dy: 0)
    if showsLeftView {
      let end = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: end, y: rect.minY, width: rect.maxX - end, height: rect.height)
    }
    let right =
      showsRightView
      ? rightViewRect(forBounds: bounds).minX
      : showsClearButton ? clearButtonRect(forBounds: bounds).minX : rect.maxX
    rect.size.width = max(right - rect.minX, 0)
    return rect
  }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }

  private var showsRightView: Bool {
    rightView != nil && rightViewMode.shows(whileEditing: isEditing)
  }

  private var showsClearButton: Bool {
    !showsRightView && content.length > 0 && clearButtonMode.shows(whileEditing: isEditing)
  }

  private func updateVisibility() {
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    clearButton.isHidden = !showsClearButton
  }

  private func replace(_ former: UIView?, by view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private func edit(_ isEditing: Bool) {
    self.isEditing = isEditing
    setNeedsLayout()
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// White, as on iOS 8 to 12; in the dark as on iOS 13.
  private static let paper = UIColor(light: 0xFFFFFF, dark: 0x000000)
}
