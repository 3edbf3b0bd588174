import Raster

/// The frames of a GIF, settled in time, on their way through palette, difference and LZW into the file.
///
/// The first few wait until a palette has been made from all of them.
final class GIFFilm {
  private let options: GIFOptions
  private let probe: StageProbe?
  private var canvas: Canvas
  private var waiting: [FrameSlot<Bitmap>] = []
  private let mostWaiting: Int
  private var palettes: FilmPalettes?
  private var images: GIFImageQueue?

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

  /// How many images were written.
  var imageCount: Int { images?.count ?? 0 }

  /// What was written since the last call.
  func takeBytes() -> [UInt8] {
    images?.takeBytes() ?? []
  }

  /// Gives back the last bytes of the file.
  func finish() throws(GIFError) -> [UInt8] {
    if palettes == nil { try begin(isWhole: true) }
    return try images?.finish() ?? []
  }

  private func begin(isWhole: Bool) throws(GIFError) {
    let film = probe.measure(.palette) {
      FilmPalettes(waiting.map(\.content), isStill: isWhole && waiting.count == 1)
    }
    palettes = film
    let isStill = isWhole && waiting.count == 1 && waiting[0].ticks <= FrameTick.gif.most
    let writer = try GIFWriter(
      width: canvas.width, height: canvas.height, palette: film.global,
      loopCount: isStill ? nil : options.repetition.loopCount)
    images = GIFImageQueue(writer, probe: probe)
    for slot in waiting { try write(slot) }
    waiting = []
  }

  private func write(_ slot: FrameSlot<Bitmap>) throws(GIFError) {
    guard let palettes else { return }
    let changed = probe.measure(.compare) { ChangedPixels(slot.content, since: canvas.source) }
    let isFirst = canvas.source == nil
    let choice = probe.measure(.palette) { palettes.choose(for: changed) }
    let image = probe.measure(.indices) { draw(changed, choice) }
    try images?.add(
      PaintedImage(
        image: image, palette: choice.palette, isLocal: choice.isLocal, isOpaque: isFirst,
        ticks: slot.ticks, corner: canvas.cornerColour))
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
}
