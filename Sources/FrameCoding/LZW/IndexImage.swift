/// A rectangle of palette indices, in which a pixel may leave the coder a choice.
struct IndexImage {
  var area: PixelArea
  /// Row by row.
  var indices: [UInt8]
  /// What would do as well, for each pixel; the same index where there is no choice.
  var alternatives: [UInt8]
  /// `NearColours.Target` of each pixel, where the coder may also take colours that are near; else empty.
  var targets: [UInt32] = []
}
