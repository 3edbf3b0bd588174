import Foundation

/// Where the items of a flow layout are: pure geometry.
///
/// Sideways scrolling is upright scrolling with x and y exchanged, so all of it is reckoned upright.
struct Flow {
  struct Section {
    var number: Int
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  struct Element {
    /// nil for an item.
    var kind: String?
    var indexPath: IndexPath
    var frame: CGRect
  }

  let axis: UICollectionView.ScrollDirection
  /// Points across the direction of scrolling.
  let breadth: CGFloat
  private(set) var elements: [Element] = []
  /// Points along the direction of scrolling that are taken.
  private var length: CGFloat = 0

  init(axis: UICollectionView.ScrollDirection, breadth: CGFloat) {
    self.axis = axis
    self.breadth = breadth
  }

  var size: CGSize { turned(CGSize(width: breadth, height: length)) }

  mutating func add(_ section: Section) {
    addBand(UICollectionView.elementKindSectionHeader, turned(section.header), section.number)
    let inset = turned(section.inset)
    let sizes = section.sizes.map(turned)
    length += inset.top
    let lines = lines(of: sizes, section.itemSpacing, room: breadth - inset.left - inset.right)
    for (number, line) in lines.enumerated() {
      if number > 0 { length += section.lineSpacing }
      addLine(line, sizes, section, inset)
    }
    length += inset.bottom
    addBand(UICollectionView.elementKindSectionFooter, turned(section.footer), section.number)
  }

  /// As many items a line as fit beside each other.
  private func lines(
    of sizes: [CGSize], _ spacing: CGFloat, room: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, width) = (0, CGFloat(0))
    for index in sizes.indices {
      let added = index == start ? sizes[index].width : spacing + sizes[index].width
      if index > start, width + added > room + 0.001 {
        lines.append(start..<index)
        (start, width) = (index, sizes[index].width)
      } else {
        width += added
      }
    }
    return start < sizes.count ? lines + [start..<sizes.count] : lines
  }

  private mutating func addLine(
    _ line: Range<Int>, _ sizes: [CGSize], _ section: Section, _ inset: UIEdgeInsets
  ) {
    let room = breadth - inset.left - inset.right
    let height = sizes[line].map(\.height).max() ?? 0
    let spread = Spread(line, of: sizes.map(\.width), least: section.itemSpacing, room: room)
    var x = inset.left + spread.indent
    for index in line {
      let size = sizes[index]
      let frame = CGRect(
        x: x, y: length + (height - size.height) / 2, width: size.width, height: size.height)
      let path = IndexPath(item: index, section: section.number)
      elements.append(Element(kind: nil, indexPath: path, frame: turned(frame)))
      x += size.width + spread.spacing
    }
    length += height
  }

  private mutating func addBand(_ kind: String, _ size: CGSize, _ section: Int) {
    guard size.height > 0 else { return }
    let frame = CGRect(x: 0, y: length, width: breadth, height: size.height)
    let path = IndexPath(item: 0, section: section)
    elements.append(Element(kind: kind, indexPath: path, frame: turned(frame)))
    length += size.height
  }
}

/// From upright to sideways and back.
extension Flow {
  private func turned(_ size: CGSize) -> CGSize {
    axis == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    guard axis == .horizontal else { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard axis == .horizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}

/// How the items of a line share what they leave free.
private struct Spread {
  var indent: CGFloat = 0
  var spacing: CGFloat

  /// A full line reaches from edge to edge, an item alone on it stands in the middle. The last line
  /// of a section keeps the columns above it if all items are equally wide; else it begins at the
  /// left with the least spacing.
  init(_ line: Range<Int>, of widths: [CGFloat], least: CGFloat, room: CGFloat) {
    spacing = least
    guard let width = widths[line].last else { return }
    let isGrid = widths.allSatisfy { $0 == width }
    let taken = widths[line].reduce(0, +) + least * CGFloat(line.count - 1)
    let isFull = line.upperBound < widths.count || taken + least + width > room + 0.001
    guard isFull || isGrid else { return }
    let count = isFull ? line.count : Int((room + least + 0.001) / max(width + least, 1))
    let free = room - (isFull ? widths[line].reduce(0, +) : width * CGFloat(count))
    if count > 1 {
      spacing = max(free / CGFloat(count - 1), least)
    } else {
      indent = max(free / 2, 0)
    }
  }
}
