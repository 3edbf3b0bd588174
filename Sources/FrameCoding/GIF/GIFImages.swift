/// An image with all that its frame needs in the file.
struct PaintedImage {
  var image: IndexImage
  var palette: Palette
  var isLocal: Bool
  /// The index that leaves what is there; nil where it is out of use.
  var transparent: UInt8?
  /// Whether its rectangle is clear once its time is over.
  var isCleared: Bool
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

  /// Writes a frame, and where it stands longer than a frame can, images that change nothing.
  ///
  /// - Parameter corner: What the screen's first pixel shows with this image, as a 0x00RRGGBB word; nil if
  ///   it is clear.
  mutating func put(_ image: PaintedImage, _ blocks: [UInt8], corner: UInt32?) throws(GIFError) {
    let delays = Self.delays(image.ticks)
    count += delays.count
    try writer.put(
      CodedImage(
        area: image.image.area, delay: delays[0],
        transparent: image.transparent, isCleared: image.isCleared && delays.count == 1,
        localPalette: image.isLocal ? image.palette : nil, blocks: blocks))

    let corner = corner.map { Palette(colours: [$0], hasTransparent: false) }
    for (index, delay) in delays.enumerated().dropFirst() {
      let isCleared = image.isCleared && index == delays.count - 1
      try putNothing(
        in: isCleared ? image.image.area : PixelArea(x: 0, y: 0, width: 1, height: 1),
        isCleared ? nil : corner, delay, isCleared: isCleared)
    }
  }

  /// Writes an image that shows what is there.
  ///
  /// - Parameter palette: Of the one colour that is there; nil leaves whatever is there.
  private mutating func putNothing(
    in area: PixelArea, _ palette: Palette?, _ delay: Int, isCleared: Bool
  ) throws(GIFError) {
    let palette = palette ?? Palette(colours: [0], hasTransparent: true)
    let indices = [UInt8](repeating: palette.transparent ?? 0, count: area.count)
    let image = IndexImage(area: area, indices: indices, alternatives: indices)
    try writer.put(
      CodedImage(
        area: area, delay: delay, transparent: palette.transparent, isCleared: isCleared,
        localPalette: palette, blocks: LZWCoder().code(image, bits: palette.bits).blocks))
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
