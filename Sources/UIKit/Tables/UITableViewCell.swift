public import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    /// Picture and text.
    case `default` = 0
    /// A second text at the right, grey.
    case value1 = 1
    /// A second, smaller text below.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case `default` = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
  }

  /// What a cell shows belongs in here.
  public let contentView = UIView()
  open internal(set) var reuseIdentifier: String?

  private let style: CellStyle
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private let accessory = UIImageView()
  private let highlight = UIView()

  open var textLabel: UILabel? { title }
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }
  open var imageView: UIImageView? { picture }

  open var selectionStyle = SelectionStyle.default {
    didSet { stateDidChange() }
  }

  open var accessoryType = AccessoryType.none {
    didSet { accessoryDidChange() }
  }

  open var isSelected = false {
    didSet { stateDidChange() }
  }

  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell of a registered class; calls the class's own `init(style:reuseIdentifier:)`.
  ///
  /// Unlike Apple's: the runtime can call that one by itself. Every subclass inherits this, so that
  /// none has to declare the other as required.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    highlight.backgroundColor = .systemGray4
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    detail.textColor = style == .subtitle ? .label : .secondaryLabel
    for view in [highlight, contentView, accessory] { addSubview(view) }
    for view in [picture, title, detail] { contentView.addSubview(view) }
    stateDidChange()
  }

  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    let mark = accessory.image?.size ?? .zero
    let taken = mark.width > 0 ? mark.width + UITableView.margin : 0
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width - taken, height: bounds.height)
    accessory.frame = CGRect(
      x: contentView.frame.maxX, y: (bounds.height - mark.height) / 2, width: mark.width,
      height: mark.height)
    layOutTexts()
  }

  private func stateDidChange() {
    highlight.isHidden = selectionStyle == .none || !(isSelected || isHighlighted)
  }

  private func accessoryDidChange() {
    switch accessoryType {
    case .none: accessory.image = nil
    case .disclosureIndicator: accessory.image = TableSymbols.disclosure
    case .checkmark: accessory.image = TableSymbols.checkmark
    }
    accessory.tintColor = accessoryType == .checkmark ? nil : .systemGray3
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// The picture at the left, the texts beside it.
  private func layOutTexts() {
    let area = contentView.bounds
    let margin = UITableView.margin
    let image = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: margin, y: (area.height - image.height) / 2, width: image.width, height: image.height)
    let left = image.width > 0 ? picture.frame.maxX + margin : margin
    let right = area.width - (accessory.image == nil ? margin : 8)
    let room = max(right - left, 0)
    let titleSize = title.intrinsicContentSize
    let detailSize = style == .default ? .zero : detail.intrinsicContentSize
    if style == .subtitle {
      let gap: CGFloat = detailSize.height > 0 ? 2 : 0
      let top = (area.height - titleSize.height - gap - detailSize.height) / 2
      title.frame = CGRect(x: left, y: top, width: room, height: titleSize.height)
      detail.frame = CGRect(
        x: left, y: top + titleSize.height + gap, width: room, height: detailSize.height)
    } else {
      let width = min(detailSize.width, room)
      detail.frame = CGRect(x: right - width, y: 0, width: width, height: area.height)
      title.frame = CGRect(x: left, y: 0, width: max(room - width, 0), height: area.height)
    }
  }
}
