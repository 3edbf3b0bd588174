/// An image with all that its frame needs in the file.
struct PaintedImage {
  var image: IndexImage
  var palette: Palette
  var isLocal: Bool
  /// Whether the transparent index is out of use.
  var isOpaque: Bool
  /// In centiseconds; any number.
  var ticks: Int
}

/// Puts coded images into a GIF in their order.
struct GIFImages: ~Copyable {
  private var writer: GIFWriter
  /// How many were written.
  private(set) var count = 0

  init(_ writer: consuming GIFWriter) {
    self.writer = writer
  }

  /// What was written since the last call.
  mutating func takeBytes() -> [UInt8] {
    writer.takeBytes()
  }

  /// Gives back the last bytes of the file.
  consuming func finish() throws(GIFError) -> [UInt8] {
    try writer.finish()
  }

  /// Writes a frame, and where it stands longer than a frame can, single pixels that change nothing.
  ///
  /// - Parameter corner: What the screen's first pixel shows with this image, as a 0x00RRGGBB word.
  mutating func put(_ image: PaintedImage, _ blocks: [UInt8], corner: UInt32) throws(GIFError) {
    let delays = Self.delays(image.ticks)
    count += delays.count
    try writer.put(
      CodedImage(
        area: image.image.area, delay: delays[0],
        transparent: image.isOpaque ? nil : image.palette.transparent,
        localPalette: image.isLocal ? image.palette : nil, blocks: blocks))

    let pixel = IndexImage(
      area: PixelArea(x: 0, y: 0, width: 1, height: 1), indices: [0], alternatives: [0])
    let palette = Palette(colours: [corner], hasTransparent: false)
    for delay in delays.dropFirst() {
      try writer.put(
        CodedImage(
          area: pixel.area, delay: delay, transparent: nil, localPalette: palette,
          blocks: LZWCoder().code(pixel, bits: palette.bits).blocks))
    }
  }

  /// Splits a time into delays that a frame can have; none gets too short.
  private static func delays(_ ticks: Int) -> [Int] {
    let tick = FrameTick.gif
    var delays: [Int] = []
    var rest = ticks
    while rest > tick.most {
      delays.append(min(tick.most, rest - tick.fewest))
      rest -= delays[delays.count - 1]
    }
    return delays + [rest]
  }
}
