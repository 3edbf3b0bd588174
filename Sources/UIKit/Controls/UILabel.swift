import CoreText
public import Foundation

@preconcurrency @MainActor
open class UILabel: UIView {
  private var content = NSAttributedString(string: "")
  private var isPlain = true
  private var isTextMissing = true

  open var text: String? {
    get { isTextMissing ? nil : content.string }
    set {
      isTextMissing = newValue == nil
      isPlain = true
      content = NSAttributedString(string: newValue ?? "")
      textDidChange()
    }
  }

  /// Attributes that say nothing of font and colour get the label's.
  open var attributedText: NSAttributedString? {
    get { isTextMissing ? nil : content }
    set {
      isTextMissing = newValue == nil
      isPlain = false
      content = newValue ?? NSAttributedString(string: "")
      textDidChange()
    }
  }

  /// nil brings back the default: 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UILabel.standardFont {
    didSet {
      if font == nil { font = Self.standardFont }
      textDidChange()
    }
  }

  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// nil brings back the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }

  /// 0 allows as many as fit.
  open var numberOfLines = 1 {
    didSet { textDidChange() }
  }

  /// Shrinks the text of a single line that is too long.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The least share of the font's size that is shrunk to.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The width that the intrinsic size of several lines is reckoned with; 0 for any.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
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
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Where the text of so many lines (0 for any) lies if it starts at the top of `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let lines = typesetting(maximumLines: numberOfLines)
    let size = lines.size(width: bounds.width > 0 ? bounds.width : nil)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  /// Draws the text as wide as the rectangle and half way down.
  open func drawText(in rect: CGRect) {
    let layout = fittingLayout(in: rect.size)
    warnOfMissingGlyphs(in: layout)
    let place = CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2)
    if let shadowColor {
      layout.draw(
        at: CGPoint(x: place.x + shadowOffset.width, y: place.y + shadowOffset.height),
        overriding: shadowColor.cgColor)
    }
    layout.draw(at: place)
  }

  open override func draw(_ rect: CGRect) {
    guard !content.string.isEmpty else { return }
    drawText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGRect(
      x: 0, y: 0, width: size.width,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  override var breaksLinesInItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func contentSize(inWidth width: CGFloat?) -> CGSize {
    guard let width, breaksLinesInItsWidth else { return intrinsicContentSize }
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  override var baselines: (first: Baseline, last: Baseline) {
    (Baseline(offset: font.ascender), Baseline(share: 1, offset: font.descender))
  }

  private func textDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

extension UILabel {
  fileprivate func typesetting(maximumLines: Int) -> Typesetting {
    var text = Typesetting(content, font: font, color: shownColor)
    if isPlain || content.paragraphStyle == nil {
      text.style.alignment = textAlignment.ofLines
      text.style.lineBreakMode = lineBreakMode.ofLines
    }
    text.style.maximumLines = maximumLines
    return text
  }

  private var shownColor: UIColor {
    if !isEnabled { return textColor.withAlphaComponent(0.44) }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// As many lines as allowed and as fit, shrunk if that is wanted.
  fileprivate func fittingLayout(in size: CGSize) -> TextLayout {
    var text = typesetting(maximumLines: numberOfLines)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = text.layout().size.width
      if natural > size.width, natural > 0 {
        text = text.scaled(by: max(size.width / natural, minimumScaleFactor))
      }
    }
    let layout = text.layout(width: size.width)
    let fitting = layout.lines.prefix { $0.origin.y + $0.descent <= size.height + 1 }.count
    guard fitting < layout.lines.count, layout.lines.count > 1 else { return layout }
    text.style.maximumLines = max(fitting, 1)
    return text.layout(width: size.width)
  }
}
