import UIKit

/// Cells in lines that are filled from left to right, spread over the width as a flow layout does.
final class GridView: UIView {
  private(set) var cells: [GridCellView] = []
  private let cellSize: CGSize
  private let spacing: CGFloat

  init(cellSize: CGSize, spacing: CGFloat) {
    (self.cellSize, self.spacing) = (cellSize, spacing)
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func add(_ cell: GridCellView) {
    cells.append(cell)
    addSubview(cell)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let perLine = max(1, Int((bounds.width + spacing) / max(cellSize.width + spacing, 1)))
    let rest = bounds.width - CGFloat(perLine) * cellSize.width
    let gap = perLine > 1 ? rest / CGFloat(perLine - 1) : 0
    for (index, cell) in cells.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: perLine)
      cell.frame = CGRect(
        x: CGFloat(column) * (cellSize.width + gap),
        y: CGFloat(line) * (cellSize.height + spacing),
        width: cellSize.width, height: cellSize.height)
    }
  }
}

/// A picture as wide as its cell allows and, where there is room, as high; below it a label.
final class GridCellView: UIView {
  let picture = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  private let inset: CGFloat

  init(inset: CGFloat) {
    self.inset = inset
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * inset, 0)
    let height = min(width, max(bounds.height - 2 * inset, 0))
    picture.frame = CGRect(x: inset, y: inset, width: width, height: height)
    let top = picture.frame.maxY
    label.frame = CGRect(
      x: inset, y: top, width: width, height: max(bounds.height - top, 0))
  }
}
