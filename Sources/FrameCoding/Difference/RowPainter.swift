/// Chooses the indices of an image, row by row, and what the coder may put in their place.
struct RowPainter {

  let area: PixelArea
  let width: Int
  let current: UnsafeBufferPointer<UInt32>
  /// The picture before; the same in the first.
  let previous: UnsafeBufferPointer<UInt32>
  let reasons: UnsafeBufferPointer<UInt8>
  let shown: UnsafeBufferPointer<UInt32>
  let ages: UnsafeMutableBufferPointer<UInt8>
  let indices: UnsafeMutableBufferPointer<UInt8>
  let alternatives: UnsafeMutableBufferPointer<UInt8>
  /// Empty where the coder is to be exact.
  let targets: UnsafeMutableBufferPointer<UInt32>
  let dither: SmoothDither
  /// Whether what changes is to be painted again once it stands.
  let isHurried: Bool
  let tolerance: Tolerance

  /// How many times nearer a palette's colour must be to one that is off.
  private static let clearly: Int32 = 4
  /// A source that changes by no more stands still to the eye.
  private static let still = ColourMetric.distance(levels: 2)

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
      let room = room(from + x)
      if room > 0 { loosen(to + x, word, hit.distance &+ room) }
      age(from + x, isHurried || room > 0)
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
        keep(to + x, onScreen, transparent, room: 0, &nearest)
        continue
      }
      let word = current[from + x]
      let hit = nearest.nearest(word)
      let standing = ColourMetric.distance(word, onScreen)
      let isHurried = isHurried && reason != PaintMask.Reason.settles
      let room = reason == PaintMask.Reason.changed ? room(from + x) : 0
      let isNear = standing <= hit.distance &+ room
      if room > 0, !(isNear && isStill(from + x)) {
        indices[to + x] = hit.index
        alternatives[to + x] = isNear ? transparent : hit.index
        loosen(to + x, word, hit.distance &+ room)
      } else if room > 0 || !isBetter(hit.distance, than: standing, reason) {
        keep(to + x, onScreen, transparent, room: min(room, Self.still), &nearest)
      } else {
        let index = index(x, row, hit, isHurried, &nearest)
        (indices[to + x], alternatives[to + x]) = (index, index)
      }
      if reason != PaintMask.Reason.isOff || indices[to + x] != transparent {
        age(from + x, isHurried)
      }
    }
  }

  /// Leaves a pixel as it is shown; the coder may paint it with the same colour, or one within the room.
  @inline(__always)
  private func keep(
    _ place: Int, _ onScreen: UInt32, _ transparent: UInt8, room: Int32,
    _ nearest: inout NearestColour
  ) {
    let hit = nearest.nearest(onScreen)
    let isThere = hit.distance <= room
    (indices[place], alternatives[place]) = (transparent, isThere ? hit.index : transparent)
    if room > 0, isThere { loosen(place, onScreen, room) }
  }

  /// How far off the coder may be at a pixel, beyond what the palette is.
  @inline(__always)
  private func room(_ pixel: Int) -> Int32 {
    guard !targets.isEmpty else { return 0 }
    let word = current[pixel]
    let activity =
      (pixel > 0 ? ColourMetric.distance(word, current[pixel - 1]) : 0)
      &+ (pixel >= width ? ColourMetric.distance(word, current[pixel - width]) : 0)
    return tolerance.room(activity)
  }

  @inline(__always)
  private func loosen(_ place: Int, _ word: UInt32, _ room: Int32) {
    targets[place] = NearColours.Target(word, room: room).word
  }

  @inline(__always)
  private func isStill(_ pixel: Int) -> Bool {
    ColourMetric.distance(current[pixel], previous[pixel]) <= Self.still
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
  private func age(_ pixel: Int, _ isHurried: Bool) {
    ages[pixel] = isHurried ? Canvas.Age.recent : Canvas.Age.settled
  }
}
