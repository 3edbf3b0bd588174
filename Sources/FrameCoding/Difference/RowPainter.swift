/// Chooses the indices of an image, row by row, and keeps the book of what is shown.
struct RowPainter {
  let area: PixelArea
  let width: Int
  let current: UnsafeBufferPointer<UInt32>
  let reasons: UnsafeBufferPointer<UInt8>
  let shown: UnsafeMutableBufferPointer<UInt32>
  let ages: UnsafeMutableBufferPointer<UInt8>
  let indices: UnsafeMutableBufferPointer<UInt8>
  let alternatives: UnsafeMutableBufferPointer<UInt8>
  let dither: SmoothDither
  /// Whether what changes is to be painted again once it stands.
  let isHurried: Bool

  /// How many times nearer a palette's colour must be to one that is off.
  private static let clearly: Int32 = 4

  /// Paints every pixel of a row.
  func paint(_ row: Int, _ nearest: inout NearestColour) {
    let from = (area.y + row) * width + area.x
    let to = row * area.width
    var lastWord = current[from]
    var hit = nearest.nearest(lastWord)
    for x in 0..<area.width {
      let word = current[from + x]
      if word != lastWord {
        hit = nearest.nearest(word)
        lastWord = word
      }
      let index = index(x, row, hit, isHurried, &nearest)
      (indices[to + x], alternatives[to + x]) = (index, index)
      show(nearest.colour(index), at: from + x, isHurried)
    }
  }

  /// Paints the pixels of a row that have a reason.
  func repaint(_ row: Int, _ nearest: inout NearestColour, _ transparent: UInt8) {
    let from = (area.y + row) * width + area.x
    let to = row * area.width
    for x in 0..<area.width {
      let onScreen = shown[from + x]
      let reason = reasons[from + x]
      if reason == PaintMask.Reason.none {
        let hit = nearest.nearest(onScreen)
        (indices[to + x], alternatives[to + x]) =
          (transparent, hit.distance == 0 ? hit.index : transparent)
        continue
      }
      let word = current[from + x]
      let hit = nearest.nearest(word)
      let standing = ColourMetric.distance(word, onScreen)
      let isHurried = isHurried && reason != PaintMask.Reason.settles
      if isBetter(hit.distance, than: standing, reason) {
        let index = index(x, row, hit, isHurried, &nearest)
        (indices[to + x], alternatives[to + x]) = (index, index)
        show(nearest.colour(index), at: from + x, isHurried)
      } else {
        let isThere = nearest.colour(hit.index) == onScreen & 0xFF_FFFF
        (indices[to + x], alternatives[to + x]) = (transparent, isThere ? hit.index : transparent)
        if reason != PaintMask.Reason.isOff { show(onScreen, at: from + x, isHurried) }
      }
    }
  }

  /// Whether a whole row of the screen has pixels that are to be painted again.
  func isUnsettled(_ row: Int) -> Bool {
    let start = (area.y + row) * width
    return ages[start..<start + width].contains { $0 != Canvas.Age.settled }
  }

  @inline(__always)
  private func isBetter(_ distance: Int32, than standing: Int32, _ reason: UInt8) -> Bool {
    if reason == PaintMask.Reason.isOff { return distance &* Self.clearly < standing }
    return distance < standing
  }

  @inline(__always)
  private func index(
    _ x: Int, _ row: Int, _ hit: NearestColour.Hit, _ isHurried: Bool,
    _ nearest: inout NearestColour
  ) -> UInt8 {
    if isHurried, dither.mode != .full { return hit.index }
    return dither.index(area.x + x, area.y + row, hit, &nearest)
  }

  @inline(__always)
  private func show(_ colour: UInt32, at place: Int, _ isHurried: Bool) {
    shown[place] = colour | 0xFF00_0000
    let isSettled = !isHurried || shown[place] == current[place]
    ages[place] = isSettled ? Canvas.Age.settled : Canvas.Age.recent
  }
}
