/// An image with all that its frame needs in the file.
struct PaintedImage {
  var image: IndexImage
  var palette: Palette
  var isLocal: Bool
  /// Whether the transparent index is out of use.
  var isOpaque: Bool
  /// In centiseconds; any number.
  var ticks: Int
  /// What the screen's first pixel shows with this image, as a 0x00RRGGBB word.
  var corner: UInt32
}

/// Puts images into a GIF in their order; each is LZW-coded beside whatever makes the next one.
final class GIFImageQueue {
  private var writer: GIFWriter?
  private let probe: StageProbe?
  /// How many images were written.
  private(set) var count = 0
  private var pending: (image: PaintedImage, job: LZWJob)?

  init(_ writer: consuming GIFWriter, probe: StageProbe?) {
    self.writer = consume writer
    self.probe = probe
  }

  func add(_ image: PaintedImage) throws(GIFError) {
    try putPending()
    pending = (image, LZWJob(image.image, image.palette, now: probe?.now))
  }

  /// What was written since the last call.
  func takeBytes() -> [UInt8] {
    writer?.takeBytes() ?? []
  }

  /// Gives back the last bytes of the file.
  func finish() throws(GIFError) -> [UInt8] {
    try putPending()
    guard let writer = writer.take() else { return [] }
    return try writer.finish()
  }

  private func putPending() throws(GIFError) {
    guard let (image, job) = pending else { return }
    pending = nil
    let coded = job.wait()
    probe?.record(.lzw, coded.seconds)
    try probe.measure(.file) { () throws(GIFError) in try put(image, coded.blocks) }
  }

  /// Writes a frame, and where it stands longer than a frame can, single pixels that change nothing.
  private func put(_ image: PaintedImage, _ blocks: [UInt8]) throws(GIFError) {
    let delays = Self.delays(image.ticks)
    count += delays.count
    try writer?.put(
      CodedImage(
        area: image.image.area, delay: delays[0],
        transparent: image.isOpaque ? nil : image.palette.transparent,
        localPalette: image.isLocal ? image.palette : nil, blocks: blocks))

    let corner = IndexImage(
      area: PixelArea(x: 0, y: 0, width: 1, height: 1), indices: [0], alternatives: [0])
    let palette = Palette(colours: [image.corner], hasTransparent: false)
    for delay in delays.dropFirst() {
      try writer?.put(
        CodedImage(
          area: corner.area, delay: delay, transparent: nil, localPalette: palette,
          blocks: LZWCoder().code(corner, bits: palette.bits)))
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
