/// A rectangle of palette indices, in which a pixel may leave the coder a choice.
struct IndexImage {
  var area: PixelArea
  /// What is best for each pixel, row by row.
  var indices: [UInt8]
  /// What would do as well, for each pixel; the same index where there is no choice. Where there is room
  /// it is the palette's colour that is nearest.
  var alternatives: [UInt8]
  /// A `Room` for each pixel, where the coder may also take colours that are near; else empty.
  var rooms: [UInt32] = []
  /// What is shown at each pixel, which the transparent index leaves there, as 0x--RRGGBB words; empty
  /// where no pixel has room or nothing is shown yet.
  var shown: [UInt32] = []
}
