import Raster

/// A picture settled in time.
struct SettledFrame {
  var slot: FrameSlot<Bitmap>
  /// The rectangle around what it shows where the next one is clear; nil if there is nothing.
  var vanishing: PixelArea?
}

/// The frames of a GIF, settled in time, on their way through palette, difference and LZW into the file.
///
/// The first few wait until a palette has been made from all of them.
final class GIFFilm {
  private let options: GIFOptions
  private let probe: StageProbe?
  private var canvas: Canvas
  private var clock = MendingClock()
  /// Whether nothing but the very colours of the pictures is shown.
  private var isExact = true
  private var waiting: [SettledFrame] = []
  private let mostWaiting: Int
  private var palettes: FilmPalettes?
  private var images: GIFImages?
  /// The last image, which is LZW-coded while the next frame is awaited.
  private var pending: (image: PaintedImage, job: LZWJob)?

  init(width: Int, height: Int, options: GIFOptions, probe: StageProbe?) {
    (self.options, self.probe) = (options, probe)
    canvas = Canvas(width: width, height: height)
    let budget = 64 << 20
    mostWaiting = min(16, max(2, budget / (width * height * MemoryLayout<UInt32>.size)))
  }

  func add(_ frame: SettledFrame) throws(GIFError) {
    if palettes != nil { return try write(frame, isLast: false) }
    waiting.append(frame)
    if waiting.count == mostWaiting { try begin(isWhole: false) }
  }

  /// How many images were written; final after `finish()`.
  private(set) var imageCount = 0

  /// Adds the end state, which stands once the film is over.
  func addLast(_ frame: SettledFrame) throws(GIFError) {
    if palettes != nil { return try write(frame, isLast: true) }
    waiting.append(frame)
    try begin(isWhole: true)
  }

  /// What was written since the last call.
  func takeBytes() -> [UInt8] {
    images?.takeBytes() ?? []
  }

  /// Gives back the last bytes of the file.
  func finish() throws(GIFError) -> [UInt8] {
    try putPending()
    guard let images = images.take() else { return [] }
    imageCount = images.count
    return try images.finish()
  }

  private func begin(isWhole: Bool) throws(GIFError) {
    let film = probe.measure(.palette) {
      FilmPalettes(
        waiting.map(\.slot.content), colors: options.colors, isStill: isWhole && waiting.count == 1)
    }
    palettes = film
    let isStill = isWhole && waiting.count == 1 && waiting[0].slot.ticks <= FrameTick.gif.most
    let writer = try GIFWriter(
      width: canvas.width, height: canvas.height, palette: film.global,
      loopCount: isStill ? nil : options.repetition.loopCount)
    images = GIFImages(writer)
    for (index, frame) in waiting.enumerated() {
      try write(frame, isLast: isWhole && index == waiting.count - 1)
    }
    waiting = []
  }

  private func write(_ frame: SettledFrame, isLast: Bool) throws(GIFError) {
    try putPending()
    guard let palettes else { return }
    let slot = frame.slot
    let mending = mending(for: slot, isLast: isLast)
    let isFirst = canvas.isEmpty
    let mask = probe.measure(.compare) {
      canvas.mask(for: slot.content, mending).covering(frame.vanishing)
    }
    let choice = probe.measure(.palette) { palettes.choose(for: mask, mending) }
    let isLoose =
      MendingClock.isFleeting(ticks: slot.ticks, mending) && !choice.isExact
      && options.dither != .full
    isExact = choice.isExact && (isExact || mending == .exact)
    let palette = choice.matcher.palette
    let transparent = isFirst && slot.content.isOpaque ? nil : palette.transparent
    let tolerance = Tolerance(quality: options.quality)
    let image = probe.measure(.indices) {
      let image = canvas.draw(
        mask, with: &choice.matcher.nearest, transparent: transparent,
        flat: choice.flat, dither: options.dither, mending,
        isLoose && !tolerance.isNothing ? tolerance : nil)
      guard !isFirst, let transparent else { return image }
      return image.trimmed(transparent: transparent, keeping: frame.vanishing)
    }
    let painted = PaintedImage(
      image: image, palette: palette, isLocal: choice.matcher.isLocal, transparent: transparent,
      isCleared: frame.vanishing != nil, ticks: slot.ticks)
    pending = (painted, LZWJob(image, palette, SearchEffort(options.speed), now: probe?.now))
  }

  private func mending(for slot: FrameSlot<Bitmap>, isLast: Bool) -> Mending {
    let isEnd = isLast && options.repetition != .forever
    let mending = clock.next(ticks: slot.ticks, isEnd: isEnd)
    return !isExact && !DistinctColours(of: slot.content).areTooMany ? .exact : mending
  }

  private func putPending() throws(GIFError) {
    guard let (painted, job) = pending else { return }
    pending = nil
    let result = job.wait()
    probe?.record(.lzw, result.seconds)
    probe.measure(.compare) {
      canvas.show(result.coded.indices, in: painted.image.area, painted.palette)
    }
    try probe.measure(.file) { () throws(GIFError) in
      try images?.put(painted, result.coded.blocks, corner: canvas.cornerColour)
    }
    if painted.isCleared { canvas.clear(painted.image.area) }
  }
}
