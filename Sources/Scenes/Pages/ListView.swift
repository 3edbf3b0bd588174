import UIKit

/// Rows of one height below each other.
final class ListView: UIView {
  private let rowHeight: CGFloat
  private var rows: [ListRowView] = []

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func add(_ row: ListRowView) {
    rows.append(row)
    addSubview(row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }
}
