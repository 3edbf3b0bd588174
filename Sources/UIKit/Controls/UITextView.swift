import CoreText
public import Foundation

/// Text that scrolls. Unlike Apple's, it is for looking at: nobody types here.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private var content = NSAttributedString(string: "")

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// Attributes that say nothing of font and colour get the view's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      textDidChange()
    }
  }

  /// nil stands for 12 points.
  open var font: UIFont? {
    didSet { textDidChange() }
  }

  /// nil stands for the label colour.
  open var textColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// Between the edges and the text, in points, beside the five at each end of a line.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Unlike Apple's, without effect: nobody types here.
  open var isEditable = true
  /// Unlike Apple's, without effect: nobody selects here.
  open var isSelectable = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    contentMode = .redraw
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      setNeedsDisplay()
    }
  }

  open override func draw(_ rect: CGRect) {
    layout(width: bounds.width)
      .draw(at: CGPoint(x: textContainerInset.left + Self.padding, y: textContainerInset.top))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: height(width: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  private func textDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What stays free at both ends of a line, in points.
  private static let padding: CGFloat = 5

  private func layout(width: CGFloat) -> TextLayout {
    var text = Typesetting(
      content, font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label)
    if content.paragraphStyle == nil { text.style.alignment = textAlignment.ofLines }
    let room = width - textContainerInset.left - textContainerInset.right - 2 * Self.padding
    return text.layout(width: max(room, 0))
  }

  private func height(width: CGFloat) -> CGFloat {
    let lines = layout(width: width).size.roundedUp(scale: .ofCurrentTraits).height
    return lines + textContainerInset.top + textContainerInset.bottom
  }
}
