public import Raster

/// Writes an animated GIF as the frames come. Memory holds a few frames, however long the film is.
///
/// Delays come from rounding cumulative time to centiseconds; frames that stand under 2 of them merge
/// into a neighbour, equal neighbours into one. The same frames give the same bytes.
public final class GIFEncoder: FrameEncoder {
  private let width: Int
  private let height: Int
  private let options: GIFOptions
  private let output: FilmOutput
  private var timer = SlotTimer<Bitmap>(tick: .gif)
  /// The last slot, which may still gain the time of an equal one.
  private var standing: FrameSlot<Bitmap>?
  private let film: GIFFilm
  /// How many frames were added.
  private var addedCount = 0

  /// - Parameters:
  ///   - width: In pixels, 1 to 65535.
  ///   - height: In pixels, 1 to 65535.
  ///   - sink: Takes the file's bytes in order.
  public convenience init(
    width: Int, height: Int, options: GIFOptions = GIFOptions(), sink: @escaping ByteSink
  ) throws(GIFError) {
    try self.init(
      width: width, height: height, options: options, probe: nil, output: FilmOutput(sink: sink))
  }

  init(
    width: Int, height: Int, options: GIFOptions, probe: StageProbe?, output: FilmOutput
  ) throws(GIFError) {
    guard width > 0, height > 0 else {
      throw GIFError("a GIF is at least 1 pixel wide and high, not \(width)×\(height)")
    }
    guard width <= 65_535, height <= 65_535 else {
      throw GIFError("a GIF is at most 65535 pixels wide and high, not \(width)×\(height)")
    }
    (self.width, self.height) = (width, height)
    self.options = options.settled
    self.output = output
    film = GIFFilm(width: width, height: height, options: self.options, probe: probe)
  }

  public func add(_ frame: Frame) throws {
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw GIFError(
        "a frame is \(frame.bitmap.width)×\(frame.bitmap.height) pixels, but the film is "
          + "\(width)×\(height)")
    }
    guard frame.duration >= 0, frame.duration < 1e7 else {
      throw GIFError("a frame cannot stand for \(frame.duration) seconds")
    }
    addedCount += 1
    let picture = options.matte.map(frame.bitmap.composited(over:)) ?? frame.bitmap.cutOut()
    if options.isLossless { try checkColours(of: picture) }
    try pass(timer.add(picture, duration: frame.duration))
  }

  public func finish() throws {
    try pass(timer.finish())
    guard let last = standing else { throw GIFError("a film needs at least one frame") }
    try film.addLast(SettledFrame(slot: last))
    try output.write(film.finish())
    try output.finish()
  }

  public var frameCount: Int { film.imageCount }

  private func checkColours(of picture: Bitmap) throws(GIFError) {
    let colours = DistinctColours(of: picture)
    guard colours.areTooMany else { return }
    let most = colours.haveClear ? "255 colours beside what is clear" : "256 colours"
    throw GIFError(
      "frame \(addedCount) has more than \(most), which no GIF shows without loss; give it fewer, "
        + "or let the film be lossy")
  }

  private func pass(_ slots: [FrameSlot<Bitmap>]) throws {
    for slot in slots {
      if let last = standing, last.content == slot.content {
        standing?.ticks += slot.ticks
        continue
      }
      if let last = standing {
        let vanishing = options.matte == nil ? last.content.area(clearIn: slot.content) : nil
        try film.add(SettledFrame(slot: last, vanishing: vanishing))
        try output.write(film.takeBytes())
      }
      standing = slot
    }
  }
}
