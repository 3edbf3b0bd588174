public import Raster

/// Writes an animated WebP: every pixel as it is, clear ones included, or by quality.
///
/// Times are rounded to milliseconds as they add up; frames that would stand under 11 of them merge into a
/// neighbour, equal neighbours into one. A film of one frame is a still picture. Memory holds the file,
/// which libwebp puts together at the end.
public final class WebPEncoder: FrameEncoder {
  /// Milliseconds.
  static let tick = FrameTick(
    perSecond: 1000, fewest: FrameTick.shortestObeyed, most: (1 << 24) - 1)

  /// In milliseconds: libwebp counts time in 32 bits.
  private static let longestFilm = Int(Int32.max)

  private let shape: FilmShape
  private let output: FilmOutput
  private var settler = FrameSettler(tick: tick)
  private var animation: WebPAnimation?
  /// In milliseconds: where what was written so far ends.
  private var end = 0

  /// - Parameters:
  ///   - width: In pixels, 1 to 16383.
  ///   - height: In pixels, 1 to 16383.
  ///   - plays: How often the film plays; 0 is for ever.
  ///   - sink: Takes the file's bytes in order.
  public convenience init(
    width: Int, height: Int, plays: Int = 0, options: WebPOptions = WebPOptions(),
    sink: @escaping ByteSink
  ) throws {
    try self.init(
      width: width, height: height, plays: plays, options: options, output: FilmOutput(sink: sink))
  }

  init(
    width: Int, height: Int, plays: Int, options: WebPOptions, output: FilmOutput
  ) throws {
    precondition((1...100).contains(options.quality ?? 100), "a quality is 1 to 100")
    shape = try FilmShape(width: width, height: height, most: 16_383, format: "a WebP")
    self.output = output
    animation = try WebPAnimation(
      width: width, height: height, plays: min(plays, 65_535),
      quality: options.quality == 100 ? nil : options.quality)
  }

  public private(set) var frameCount = 0

  public func add(_ frame: Frame) throws {
    try shape.check(frame, longest: Double(Self.tick.most) / Self.tick.perSecond)
    try write(settler.add(frame.bitmap, duration: frame.duration))
  }

  public func finish() throws {
    try write(settler.finish())
    guard end > 0 else { throw FilmFileError("a film needs at least one frame") }
    guard let film = try animation.take()?.finish(at: end) else { return }
    frameCount = film.frameCount
    try output.write(film.bytes)
    try output.finish()
  }

  private func write(_ slots: [FrameSlot<Bitmap>]) throws {
    for slot in slots {
      try animation?.add(slot.content, at: end)
      end += slot.ticks
      guard end <= Self.longestFilm else {
        throw FilmFileError(
          "a WebP lasts \(Self.longestFilm / 1000) seconds at most; make it shorter")
      }
    }
  }
}

extension WebPEncoder {
  convenience init(_ request: FilmRequest) throws {
    try self.init(
      width: request.width, height: request.height, plays: request.gif.repetition.plays,
      options: request.webP, output: FilmOutput(request.destination))
  }
}
