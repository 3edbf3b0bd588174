import Glibc

/// Finds why pixels are to be painted, row by row.
struct ReasonFinder {
  let width: Int
  let height: Int
  let current: UnsafeBufferPointer<UInt32>
  let previous: UnsafeBufferPointer<UInt32>
  let shown: UnsafeBufferPointer<UInt32>
  let ages: UnsafeBufferPointer<UInt8>
  let mending: Mending

  /// What is shown is far off beyond this.
  private static let far = ColourMetric.distance(levels: 8)

  /// Writes the reasons of a row that hold; the others are to be `none` before.
  func find(inRow y: Int, _ isUnsettled: Bool, _ reasons: UnsafeMutableBufferPointer<UInt8>) {
    let row = y * width
    guard isUnsettled || differs(row) else { return }
    for index in row..<row + width {
      if current[index] != previous[index] {
        reasons[index] = PaintMask.Reason.changed
      } else if ages[index] != Canvas.Age.settled, current[index] != shown[index] {
        reasons[index] = reason(index, x: index - row, y: y)
      }
    }
  }

  private func differs(_ row: Int) -> Bool {
    guard let one = current.baseAddress, let other = previous.baseAddress else { return false }
    return memcmp(one + row, other + row, width * MemoryLayout<UInt32>.size) != 0
  }

  /// For a pixel that stands still and shows another colour than its own.
  private func reason(_ index: Int, x: Int, y: Int) -> UInt8 {
    if mending == .all || mending == .older && ages[index] == Canvas.Age.older {
      return PaintMask.Reason.settles
    }
    let isOff =
      ColourMetric.distance(current[index], shown[index]) > Self.far || isFlat(index, x: x, y: y)
    return isOff ? PaintMask.Reason.isOff : PaintMask.Reason.none
  }

  /// Whether a neighbour in the row and one in the column have the same colour.
  private func isFlat(_ index: Int, x: Int, y: Int) -> Bool {
    let word = current[index]
    guard x > 0 && current[index - 1] == word || x + 1 < width && current[index + 1] == word else {
      return false
    }
    return y > 0 && current[index - width] == word
      || y + 1 < height && current[index + width] == word
  }
}
