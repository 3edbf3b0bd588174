/// Chooses the indices of an image, row by row, and what the coder may put in their place.
struct RowPainter {
  let area: PixelArea
  let width: Int
  let current: UnsafeBufferPointer<UInt32>
  let reasons: UnsafeBufferPointer<UInt8>
  let shown: UnsafeBufferPointer<UInt32>
  let ages: UnsafeMutableBufferPointer<UInt8>
  let indices: UnsafeMutableBufferPointer<UInt8>
  let alternatives: UnsafeMutableBufferPointer<UInt8>
  /// Empty where the coder is to be exact.
  let rooms: UnsafeMutableBufferPointer<UInt32>
  /// Which of the palette's colours fill flat areas.
  let flat: [Bool]
  let dither: SmoothDither
  /// Whether what changes is to be painted again once it stands.
  let isHurried: Bool
  let tolerance: Tolerance

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
      let room = room(from + x, hit)
      if room > 0 { rooms[to + x] = Room(word, distance: max(hit.distance, room)).word }
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
        keep(to + x, onScreen, transparent, &nearest)
        continue
      }
      let word = current[from + x]
      let hit = nearest.nearest(word)
      let standing =
        onScreen == Canvas.clear ? Int32.max : ColourMetric.distance(word, onScreen)
      let isHurried = isHurried && reason != PaintMask.Reason.settles
      let room = reason == PaintMask.Reason.changed ? room(from + x, hit) : 0
      if room > 0 {
        let stays = standing < hit.distance
        (indices[to + x], alternatives[to + x]) = (stays ? transparent : hit.index, hit.index)
        let distance = max(min(standing, hit.distance), room)
        rooms[to + x] = Room(word, distance: distance).word
      } else if !isBetter(hit.distance, than: standing, reason) {
        keep(to + x, onScreen, transparent, &nearest)
      } else {
        let index = index(x, row, hit, isHurried, &nearest)
        (indices[to + x], alternatives[to + x]) = (index, index)
      }
      if reason != PaintMask.Reason.isOff || indices[to + x] != transparent {
        age(from + x, isHurried)
      }
    }
  }

  /// Leaves a pixel as it is shown; the coder may paint it with the same colour, unless it is clear.
  @inline(__always)
  private func keep(
    _ place: Int, _ onScreen: UInt32, _ transparent: UInt8, _ nearest: inout NearestColour
  ) {
    guard onScreen != Canvas.clear else {
      (indices[place], alternatives[place]) = (transparent, transparent)
      return
    }
    let hit = nearest.nearest(onScreen)
    (indices[place], alternatives[place]) = (
      transparent, hit.distance == 0 ? hit.index : transparent
    )
  }

  /// How far off a pixel may be. The colours of flat areas are exact, beside text as well: what passes over
  /// them leaves no trace.
  @inline(__always)
  private func room(_ pixel: Int, _ hit: NearestColour.Hit) -> Int32 {
    guard !rooms.isEmpty else { return 0 }
    if hit.distance == 0, flat[Int(hit.index)] { return 0 }
    let word = current[pixel]
    let activity =
      (pixel > 0 ? ColourMetric.distance(word, current[pixel - 1]) : 0)
      &+ (pixel >= width ? ColourMetric.distance(word, current[pixel - width]) : 0)
    return tolerance.room(activity)
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
