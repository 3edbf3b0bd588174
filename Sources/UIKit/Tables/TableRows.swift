import Foundation

/// Where the rows and headers of a table are, from top to bottom: pure geometry.
struct TableRows {
  struct Header {
    var section: Int
    var title: String
    var top: CGFloat
    var height: CGFloat
  }

  private(set) var headers: [Header] = []
  /// For each section, where each row begins, and where the last one ends.
  private(set) var tops: [[CGFloat]] = []
  private(set) var height: CGFloat

  init(top: CGFloat) {
    height = top
  }

  mutating func addSection(
    title: String?, headerHeight: CGFloat, gap: CGFloat, rowHeights: [CGFloat]
  ) {
    height += gap
    if let title {
      let header = Header(section: tops.count, title: title, top: height, height: headerHeight)
      headers.append(header)
      height += headerHeight
    }
    var edges = [height]
    for row in rowHeights {
      height += row
      edges.append(height)
    }
    tops.append(edges)
  }

  func rect(of path: IndexPath, width: CGFloat) -> CGRect? {
    guard tops.indices.contains(path.section), path.row >= 0,
      path.row + 1 < tops[path.section].count
    else { return nil }
    let edges = tops[path.section]
    return CGRect(
      x: 0, y: edges[path.row], width: width, height: edges[path.row + 1] - edges[path.row])
  }

  /// The rows that a stretch touches, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    tops.enumerated().flatMap { section, edges in
      (0..<edges.count - 1).filter { edges[$0] < bottom && edges[$0 + 1] > top }
        .map { IndexPath(row: $0, section: section) }
    }
  }
}
