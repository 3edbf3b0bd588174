/// Lines of cells under each other, for a terminal.
struct TextTable {
  enum Side {
    case left, right
  }

  private enum Row {
    case cells([String])
    /// Across all columns.
    case line(String)
  }

  private let sides: [Side]
  private var widths: [Int]
  private var rows: [Row] = []

  init(columns: [(title: String, side: Side)]) {
    sides = columns.map(\.side)
    widths = columns.map { _ in 0 }
    add(columns.map(\.title))
  }

  mutating func add(_ cells: [String]) {
    rows.append(.cells(cells))
    widths = zip(widths, cells).map { max($0, $1.count) }
  }

  /// Adds a line that no column holds.
  mutating func add(line: String) {
    rows.append(.line(line))
  }

  /// Two spaces stand between columns.
  var text: String {
    rows.map { row in
      switch row {
      case .line(let line): line
      case .cells(let cells): text(of: cells)
      }
    }
    .joined(separator: "\n")
  }

  private func text(of cells: [String]) -> String {
    let padded = cells.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - cells[column].count)
      return sides[column] == .left ? cells[column] + padding : padding + cells[column]
    }
    let line = padded.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
