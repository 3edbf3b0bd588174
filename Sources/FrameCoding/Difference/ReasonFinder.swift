import Glibc

/// Finds why pixels are to be painted, row by row.
struct ReasonFinder {
  let width: Int
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
    guard mending == .exact || isUnsettled || differs(row) else { return }
    for index in row..<row + width {
      if current[index] != previous[index] {
        reasons[index] = PaintMask.Reason.changed
      } else if mending == .exact || ages[index] != Canvas.Age.settled,
        current[index] != shown[index]
      {
        reasons[index] = reason(index)
      }
    }
  }

  private func differs(_ row: Int) -> Bool {
    guard let one = current.baseAddress, let other = previous.baseAddress else { return false }
    return memcmp(one + row, other + row, width * MemoryLayout<UInt32>.size) != 0
  }

  /// For a pixel that stands still and shows another colour than its own.
  private func reason(_ index: Int) -> UInt8 {
    if mending.isThorough || mending == .older && ages[index] == Canvas.Age.older {
      return PaintMask.Reason.settles
    }
    let isOff = ColourMetric.distance(current[index], shown[index]) > Self.far
    return isOff ? PaintMask.Reason.isOff : PaintMask.Reason.none
  }
}
