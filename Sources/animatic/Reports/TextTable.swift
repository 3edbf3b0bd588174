/// Lines of cells under each other, for a terminal.
struct TextTable {
  enum Side {
    case left, right
  }

  private let sides: [Side]
  private var rows: [[String]]

  init(columns: [(title: String, side: Side)]) {
    sides = columns.map(\.side)
    rows = [columns.map(\.title)]
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Two spaces stand between columns.
  var text: String {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return sides[column] == .left ? row[column] + padding : padding + row[column]
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }
}
