import CoreGraphics
import Foundation

/// Which cells and headers are on.
extension UITableView {
  /// Asks the data source how many rows there are and how high.
  func prepareRows() -> TableRows {
    if let rows { return rows }
    let events = delegate as? any UITableViewDelegate
    var rows = TableRows(top: tableHeaderView?.bounds.height ?? 0)
    for section in 0..<numberOfSections {
      let heights = (0..<numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        let height = events?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height >= 0 ? height : 44
      }
      rows.addSection(
        title: dataSource?.tableView(self, titleForHeaderInSection: section),
        headerHeight: style == .plain ? 28 : 32, gap: style == .plain ? 0 : 18,
        rowHeights: heights)
    }
    self.rows = rows
    let below = tableFooterView?.bounds.height ?? 0
    contentSize = CGSize(width: bounds.width, height: rows.height + below)
    return rows
  }

  /// Brings on what has come into sight, and puts away what has left it.
  func showElements() {
    let rows = prepareRows()
    contentSize.width = bounds.width
    let shown = rows.rows(from: bounds.minY, to: bounds.maxY)
    for path in cells.keys.sorted() where !shown.contains(path) { retire(path) }
    for path in shown { show(path, rows) }
    rows.headers.forEach(show)
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: rows.height, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
  }

  func retire(_ path: IndexPath) {
    separators.removeValue(forKey: path)?.removeFromSuperview()
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isSelected = false
    cell.isHighlighted = false
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  func path(of touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
  }

  @discardableResult
  func unhighlight() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    cells[path]?.setHighlighted(false, animated: false)
    return path
  }

  private func show(_ path: IndexPath, _ rows: TableRows) {
    guard let frame = rows.rect(of: path, width: bounds.width) else { return }
    if cells[path] == nil, let cell = dataSource?.tableView(self, cellForRowAt: path) {
      UIView.performWithoutAnimation {
        cell.frame = frame
        cell.isSelected = path == indexPathForSelectedRow
        if style == .grouped, cell.backgroundColor == .systemBackground {
          cell.backgroundColor = .secondarySystemGroupedBackground
        }
        cells[path] = cell
        insertSubview(cell, at: 0)
      }
    }
    cells[path]?.frame = frame
    showSeparator(below: frame, of: path, isLast: path.row + 2 == rows.tops[path.section].count)
  }

  /// A hairline; in a group it goes from edge to edge below the last row.
  private func showSeparator(below frame: CGRect, of path: IndexPath, isLast: Bool) {
    guard separatorStyle == .singleLine else {
      separators.removeValue(forKey: path)?.removeFromSuperview()
      return
    }
    let line = separators[path] ?? UIView()
    if line.superview == nil { addSubview(line) }
    separators[path] = line
    let thickness = 1 / layer.contentsScale
    let isEdge = isLast && style == .grouped
    let left = isEdge ? 0 : separatorInset.left
    line.backgroundColor = separatorColor
    line.frame = CGRect(
      x: left, y: frame.maxY - thickness,
      width: frame.width - left - (isEdge ? 0 : separatorInset.right), height: thickness)
  }

  private func show(_ header: TableRows.Header) {
    let view = headers[header.section] ?? headerView(header.title)
    if view.superview == nil { addSubview(view) }
    headers[header.section] = view
    view.frame = CGRect(x: 0, y: header.top, width: bounds.width, height: header.height)
  }

  private func headerView(_ title: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 28))
    let isPlain = style == .plain
    view.backgroundColor = isPlain ? .systemGray6 : nil
    let label = UILabel(
      frame: view.bounds.inset(
        by: UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)))
    label.text = isPlain ? title : title.uppercased()
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    return view
  }
}
