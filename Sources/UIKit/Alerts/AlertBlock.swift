import CoreGraphics
import Foundation

/// A rounded piece of glass with words and buttons.
///
/// The numbers are those of imitations of iOS 9 to 12.
final class AlertBlock: UIView {
  /// Of an alert, in points.
  static let width: CGFloat = 270

  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .prominent))
  private let title = UILabel()
  private let message = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var isSheet = false

  convenience init(
    _ contents: AlertContents, whenChosen choose: @escaping (UIAlertAction) -> Void
  ) {
    self.init(frame: .zero)
    isSheet = contents.style == .actionSheet
    fields = contents.fields
    layer.cornerRadius = 13
    clipsToBounds = true
    let isOnlyCancel = isSheet && contents.actions.allSatisfy { $0.style == .cancel }
    if isOnlyCancel { backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E) }
    glass.isHidden = isOnlyCancel
    addSubview(glass)
    show(contents)
    buttons = (isSheet ? contents.actions : contents.orderedActions).map { action in
      let button = AlertButton(
        action, size: isSheet ? 20 : 17, isBold: action === contents.emphasized)
      button.addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
      return button
    }
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = UIColor(light: 0x000000, 0.2, dark: 0xFFFFFF, 0.2)
      return line
    }
    for view in fields + buttons + lines { addSubview(view) }
  }

  private func show(_ contents: AlertContents) {
    let grey = UIColor(light: 0x8F8F8F, dark: 0x8F8F8F)
    let hasBoth = contents.title != nil && contents.message != nil
    title.text = contents.title
    title.font = isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .boldSystemFont(ofSize: 17)
    message.text = contents.message
    message.font =
      !isSheet || hasBoth
      ? .systemFont(ofSize: 13) : .systemFont(ofSize: 13, weight: .semibold)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isSheet ? grey : .label
      label.isHidden = label.text == nil
      addSubview(label)
    }
    for field in fields where field.borderStyle == .none {
      field.borderStyle = .roundedRect
    }
  }

  func height(width: CGFloat) -> CGFloat {
    var height = header(width: width).height
    for _ in fields { height += Self.fieldHeight }
    if !fields.isEmpty { height += Self.margin }
    let rows = isSideBySide(width: width) ? 1 : buttons.count
    return height + CGFloat(rows) * buttonHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    let header = header(width: bounds.width)
    title.frame = header.title
    message.frame = header.message
    var y = header.height
    for field in fields {
      field.frame = CGRect(
        x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: Self.fieldHeight)
      y += Self.fieldHeight
    }
    if !fields.isEmpty { y += Self.margin }
    layOutButtons(from: y)
  }

  private static let margin: CGFloat = 16
  private static let fieldHeight: CGFloat = 24
  private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

  private var hairline: CGFloat { 1 / layer.contentsScale }

  private struct Header {
    var title = CGRect.zero
    var message = CGRect.zero
    var height: CGFloat = 0
  }

  /// Where the words stand, and how much room they take with the margins around them.
  private func header(width: CGFloat) -> Header {
    let room = CGSize(width: width - 2 * Self.margin, height: 0)
    let margin: CGFloat = isSheet ? 14 : 20
    var header = Header()
    var y = margin
    for (label, place) in [(title, \Header.title), (message, \Header.message)]
    where !label.isHidden {
      if y > margin { y += isSheet ? 12 : 4 }
      let height = label.sizeThatFits(room).height
      header[keyPath: place] = CGRect(x: Self.margin, y: y, width: room.width, height: height)
      y += height
    }
    if y > margin || !fields.isEmpty { header.height = y + margin }
    return header
  }

  /// Two buttons of an alert stand side by side if their titles fit.
  private func isSideBySide(width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - 16 }
  }

  private func layOutButtons(from top: CGFloat) {
    let isSideBySide = isSideBySide(width: bounds.width)
    let width = isSideBySide ? bounds.width / 2 : bounds.width
    for (number, (button, line)) in zip(buttons, lines).enumerated() {
      let (x, y) =
        isSideBySide
        ? (CGFloat(number) * width, top) : (0, top + CGFloat(number) * buttonHeight)
      button.frame = CGRect(x: x, y: y, width: width, height: buttonHeight)
      line.isHidden = y == 0
      line.frame = CGRect(x: x, y: y, width: width, height: hairline)
      if isSideBySide, number == 1 {
        line.frame = CGRect(x: x, y: y, width: hairline, height: buttonHeight)
        lines.first?.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
    }
  }
}

/// A button as wide as its block, or as half of it.
private final class AlertButton: UIButton {
  convenience init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.init(type: .custom)
    titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.5
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    setTitle(action.title, for: .normal)
    setTitleColor(UIColor(light: 0x000000, 0.4, dark: 0xFFFFFF, 0.4), for: .disabled)
    isDestructive = action.style == .destructive
    isEnabled = action.isEnabled
    showColor()
  }

  private var isDestructive = false

  override var isLogged: Bool { false }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? UIColor(light: 0x000000, 0.08, dark: 0xFFFFFF, 0.1) : nil
  }

  private func showColor() {
    setTitleColor(isDestructive ? .systemRed : tintColor, for: .normal)
  }
}
