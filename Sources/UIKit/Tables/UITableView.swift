public import Foundation

/// A list of rows.
///
/// Unlike Apple's, it can't be edited, and headers scroll with their sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public static let automaticDimension: CGFloat = -1

  /// Points between the edges and what rows show.
  static let margin: CGFloat = 16

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }

  /// In points.
  open var rowHeight: CGFloat = 44 {
    didSet { reloadData() }
  }

  /// Between two rows, in points from the left and right edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }

  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }

  /// Above all rows; keeps its height.
  open var tableHeaderView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableHeaderView { addSubview(tableHeaderView) }
      reloadData()
    }
  }

  /// Below all rows; keeps its height.
  open var tableFooterView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let tableFooterView { addSubview(tableFooterView) }
      reloadData()
    }
  }

  open var allowsSelection = true

  // What `UITableView+Elements.swift` keeps here.
  var rows: TableRows?
  var cells: [IndexPath: UITableViewCell] = [:]
  var separators: [IndexPath: UIView] = [:]
  var headers: [Int: UIView] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var waiting: [String: [UITableViewCell]] = [:]
  var highlighted: IndexPath?

  /// The row that is selected.
  open internal(set) var indexPathForSelectedRow: IndexPath?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that was used before, or one of a registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(registeredFor: identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell class is registered for the identifier '\(identifier)'")
    }
    return cell
  }

  open func reloadData() {
    for path in cells.keys.sorted() { retire(path) }
    for section in headers.keys.sorted() {
      headers.removeValue(forKey: section)?.removeFromSuperview()
    }
    rows = nil
    indexPathForSelectedRow = nil
    setNeedsLayout()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// nil for a row that isn't on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// In order.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// In the content's coordinates; zero for a row that doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareRows().rect(of: indexPath, width: bounds.width) ?? .zero
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareRows().rows(from: point.y, to: point.y.nextUp).first
  }

  /// As Apple's, doesn't tell the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let former = indexPathForSelectedRow { deselectRow(at: former, animated: animated) }
    guard allowsSelection, let indexPath else { return }
    indexPathForSelectedRow = indexPath
    cells[indexPath]?.setSelected(true, animated: animated)
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    layoutIfNeeded()
    let seen = bounds.inset(by: adjustedContentInset)
    let way: CGFloat =
      switch scrollPosition {
      case .none: 0
      case .top: row.minY - seen.minY
      case .middle: row.midY - seen.midY
      case .bottom: row.maxY - seen.maxY
      }
    guard way != 0 else { return }
    let least = -adjustedContentInset.top
    let greatest = max(contentSize.height + adjustedContentInset.bottom - bounds.height, least)
    let y = min(max(contentOffset.y + way, least), greatest)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let path = path(of: touches) else { return }
    highlighted = path
    cells[path]?.setHighlighted(true, animated: false)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = unhighlight(), path == self.path(of: touches) else { return }
    tap(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  /// What a tap on a row does: it selects, and tells the delegate.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    let events = delegate as? any UITableViewDelegate
    let wanted = events.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let wanted else { return }
    let former = indexPathForSelectedRow
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    if let former, former != wanted { events?.tableView(self, didDeselectRowAt: former) }
    events?.tableView(self, didSelectRowAt: wanted)
  }
}
