/// A rectangle of whole pixels.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var count: Int { width * height }

  /// The smallest rectangle around both.
  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

/// One frame as it goes into the file.
struct CodedImage {
  var area: PixelArea
  /// In centiseconds.
  var delay: Int
  var transparent: UInt8?
  /// Whether its rectangle is clear afterwards (disposal 2); else it stays in place (disposal 1).
  var isCleared = false
  var localPalette: Palette?
  /// LZW codes in sub-blocks, each of which begins with its length; the terminator left out.
  var blocks: [UInt8]
}
