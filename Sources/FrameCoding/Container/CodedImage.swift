/// A rectangle of whole pixels.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var count: Int { width * height }
}

/// One frame as it goes into the file.
struct CodedImage {
  var area: PixelArea
  /// In centiseconds.
  var delay: Int
  var transparent: UInt8?
  var localPalette: Palette?
  /// LZW codes in sub-blocks, each of which begins with its length; the terminator left out.
  var blocks: [UInt8]
}
