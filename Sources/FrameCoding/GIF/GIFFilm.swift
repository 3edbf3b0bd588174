import Raster

/// The frames of a GIF, settled in time, on their way through palette, difference and LZW into the file.
///
/// The first few wait until a palette has been made from all of them.
final class GIFFilm {
  private let options: GIFOptions
  private let probe: StageProbe?
  private var canvas: Canvas
  private let coder = LZWCoder()
  private var waiting: [FrameSlot<Bitmap>] = []
  private let mostWaiting: Int
  private var palettes: FilmPalettes?
  private var writer: GIFWriter?

  init(width: Int, height: Int, options: GIFOptions, probe: StageProbe?) {
    (self.options, self.probe) = (options, probe)
    canvas = Canvas(width: width, height: height)
    let budget = 64 << 20
    mostWaiting = min(16, max(2, budget / (width * height * MemoryLayout<UInt32>.size)))
  }

  func add(_ slot: FrameSlot<Bitmap>) throws(GIFError) {
    if palettes != nil { return try write(slot) }
    waiting.append(slot)
    if waiting.count == mostWaiting { try begin(isWhole: false) }
  }

  /// What was written since the last call.
  func takeBytes() -> [UInt8] {
    writer?.takeBytes() ?? []
  }

  /// Gives back the last bytes of the file.
  func finish() throws(GIFError) -> [UInt8] {
    if palettes == nil { try begin(isWhole: true) }
    let earlier = takeBytes()
    guard let writer = writer.take() else { return earlier }
    return earlier + (try writer.finish())
  }

  private func begin(isWhole: Bool) throws(GIFError) {
    let film = probe.measure(.palette) {
      FilmPalettes(waiting.map(\.content), isStill: isWhole && waiting.count == 1)
    }
    palettes = film
    let isStill = isWhole && waiting.count == 1 && waiting[0].ticks <= FrameTick.gif.most
    writer = try GIFWriter(
      width: canvas.width, height: canvas.height, palette: film.global,
      loopCount: isStill ? nil : options.repetition.loopCount)
    for slot in waiting { try write(slot) }
    waiting = []
  }

  private func write(_ slot: FrameSlot<Bitmap>) throws(GIFError) {
    guard let palettes else { return }
    let changed = probe.measure(.compare) { ChangedPixels(slot.content, since: canvas.source) }
    let isFirst = canvas.source == nil
    let palette = probe.measure(.palette) { palettes.choose(for: changed) }
    let image = probe.measure(.indices) { draw(changed, palette) }
    let transparent = isFirst ? nil : palette.palette.transparent
    let blocks = probe.measure(.lzw) { coder.code(image, bits: palette.palette.bits) }
    try put(
      CodedImage(
        area: image.area, delay: slot.ticks, transparent: transparent,
        localPalette: palette.isLocal ? palette.palette : nil, blocks: blocks))
  }

  private func draw(_ changed: ChangedPixels, _ choice: PaletteMatcher) -> IndexImage {
    let area = changed.area ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    var image = canvas.draw(
      changed, in: area, with: &choice.nearest, transparent: choice.palette.transparent,
      dither: options.dither)
    if changed.previous != nil, let transparent = choice.palette.transparent {
      image = image.trimmed(transparent: transparent)
    }
    canvas.show(image, choice.palette, of: changed.current)
    return image
  }

  /// Writes a frame, and where it stands longer than a frame can, single pixels that change nothing.
  private func put(_ image: CodedImage) throws(GIFError) {
    var first = image
    first.delay = min(image.delay, FrameTick.gif.most)
    try probe.measure(.file) { () throws(GIFError) in try writer?.put(first) }

    var rest = image.delay - first.delay
    while rest > 0 {
      let delay = min(rest, max(FrameTick.gif.most, 0))
      let standing = IndexImage(
        area: PixelArea(x: 0, y: 0, width: 1, height: 1), indices: [0], alternatives: [0])
      let palette = Palette(colours: [canvas.shownColour], hasTransparent: false)
      try writer?.put(
        CodedImage(
          area: standing.area, delay: delay, transparent: nil, localPalette: palette,
          blocks: coder.code(standing, bits: palette.bits)))
      rest -= delay
    }
  }
}
