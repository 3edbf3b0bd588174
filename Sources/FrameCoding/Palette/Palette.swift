/// The colours a frame's indices stand for.
struct Palette: Equatable {
  /// As 0x00RRGGBB words; at most 256, or 255 beside a transparent index.
  let colours: [UInt32]
  /// Whether the index after the last colour means "leave what is there".
  let hasTransparent: Bool

  init(colours: [UInt32], hasTransparent: Bool) {
    precondition(colours.count + (hasTransparent ? 1 : 0) <= 256, "a palette has 256 places")
    (self.colours, self.hasTransparent) = (colours, hasTransparent)
  }

  var transparent: UInt8? { hasTransparent ? UInt8(colours.count) : nil }

  /// The bits an index takes in the file's table: 1 to 8.
  var bits: Int {
    let used = colours.count + (hasTransparent ? 1 : 0)
    return max(1, Int.bitWidth - max(0, used - 1).leadingZeroBitCount)
  }

  /// The entries of the file's table, a power of two.
  var tableCount: Int { 1 << bits }

  /// What the table costs in the file.
  var byteCount: Int { 3 * tableCount }
}
