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
  /// Empty where the coder is to be exact.
  let targets: UnsafeMutableBufferPointer<UInt32>
  let dither: SmoothDither
  /// Whether what changes is to be painted again once it stands.
  let isHurried: Bool

  /// How many times nearer a palette's colour must be to one that is off.
  private static let clearly: Int32 = 4
  private static let known: UInt32 = 0xFF00_0000
  /// How far from a pixel's colour its index may be, beyond what the palette makes it: in a gradient …
  private static let leastRoom = ColourMetric.distance(levels: 4)
  /// … and among edges.
  private static let mostRoom = ColourMetric.distance(levels: 12)

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
      if !loosen(to + x, from + x, hit, nearest.colour(index)) {
        show(nearest.colour(index), at: from + x, isHurried)
      }
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
          (transparent, hit.distance == 0 && isKnown(onScreen) ? hit.index : transparent)
        continue
      }
      let word = current[from + x]
      let hit = nearest.nearest(word)
      var standing = ColourMetric.distance(word, onScreen)
      if !isKnown(onScreen) {
        standing = reason == PaintMask.Reason.settles ? .max : standing &+ Self.mostRoom
      }
      let isHurried = isHurried && reason != PaintMask.Reason.settles
      if isBetter(hit.distance, than: standing, reason) {
        let index = index(x, row, hit, isHurried, &nearest)
        (indices[to + x], alternatives[to + x]) = (index, index)
        let isLoose =
          reason == PaintMask.Reason.changed && loosen(to + x, from + x, hit, nearest.colour(index))
        if !isLoose { show(nearest.colour(index), at: from + x, isHurried) }
      } else {
        let isThere = nearest.colour(hit.index) | Self.known == onScreen
        (indices[to + x], alternatives[to + x]) = (transparent, isThere ? hit.index : transparent)
        if reason != PaintMask.Reason.isOff, isKnown(onScreen) {
          show(onScreen, at: from + x, isHurried)
        }
      }
    }
  }

  /// Leaves the coder room for near colours where the picture is not flat; gives back whether it does.
  @inline(__always)
  private func loosen(_ place: Int, _ pixel: Int, _ hit: NearestColour.Hit, _ colour: UInt32)
    -> Bool
  {
    guard !targets.isEmpty else { return false }
    let word = current[pixel]
    let activity =
      (pixel > 0 ? ColourMetric.distance(word, current[pixel - 1]) : 0)
      &+ (pixel >= width ? ColourMetric.distance(word, current[pixel - width]) : 0)
    guard activity > 0 else { return false }
    let room = min(Self.mostRoom, Self.leastRoom &+ activity / 2)
    targets[place] = NearColours.Target(word, room: hit.distance &+ room).word
    shown[pixel] = colour
    ages[pixel] = Canvas.Age.recent
    return true
  }

  @inline(__always)
  private func isKnown(_ onScreen: UInt32) -> Bool { onScreen >> 24 == 0xFF }

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
    shown[place] = colour | Self.known
    let isSettled = !isHurried || shown[place] == current[place]
    ages[place] = isSettled ? Canvas.Age.settled : Canvas.Age.recent
  }
}
