public import Raster

/// Writes raw video for an encoder of videos, YUV4MPEG2: so many frames a second, each repeated as long as
/// it stands. Memory holds a few frames.
///
/// The last frame is the film's last one, whatever falls between two frames of the video. Clear pixels
/// are laid on white.
public final class Y4MEncoder: FrameEncoder {
  /// Frames a second where nothing says how many.
  public static let usualRate = 50.0

  private let shape: FilmShape
  private let matte: Pixel
  private let rate: Fraction
  private let output: FilmOutput
  private var timer: SlotTimer<Bitmap>

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - framesPerSecond: More than 0, up to 1000.
  ///   - sink: Takes the file's bytes in order.
  public convenience init(
    width: Int, height: Int, framesPerSecond: Double = usualRate,
    matte: Pixel = Pixel(red: 255, green: 255, blue: 255), sink: @escaping ByteSink
  ) throws {
    try self.init(
      width: width, height: height, framesPerSecond: framesPerSecond, matte: matte,
      output: FilmOutput(sink: sink))
  }

  init(
    width: Int, height: Int, framesPerSecond: Double, matte: Pixel, output: FilmOutput
  ) throws {
    precondition(
      framesPerSecond > 0 && framesPerSecond <= 1000, "a video has 0 to 1000 frames a second")
    shape = try FilmShape(width: width, height: height, most: 1 << 16, format: "a Y4M film")
    rate = Fraction(max(1, Int((framesPerSecond * 1e6).rounded())), over: 1_000_000)
    (self.matte, self.output) = (matte, output)
    let perSecond = Double(rate.numerator) / Double(rate.denominator)
    timer = SlotTimer(tick: FrameTick(perSecond: perSecond, fewest: 1, most: .max))
  }

  public private(set) var frameCount = 0

  public func add(_ frame: Frame) throws {
    try shape.check(frame, longest: 1e6)
    try write(timer.add(frame.bitmap, duration: frame.duration))
  }

  public func finish() throws {
    try write(timer.finish())
    guard frameCount > 0 else { throw FilmFileError("a film needs at least one frame") }
    try output.finish()
  }

  private func write(_ slots: [FrameSlot<Bitmap>]) throws {
    for slot in slots {
      if frameCount == 0 { try output.write(Array((head + "\n").utf8)) }
      let frame = Y4MFrame(slot.content.composited(over: matte))
      for _ in 0..<slot.ticks { try output.write(frame.bytes) }
      frameCount += slot.ticks
    }
  }

  /// The stream's first line; `XCOLORRANGE` is read by FFmpeg, and passed over by others.
  private var head: String {
    "YUV4MPEG2 W\(shape.width) H\(shape.height) F\(rate.numerator):\(rate.denominator) Ip A1:1 "
      + "C420mpeg2 XYSCSS=420MPEG2 XCOLORRANGE=LIMITED"
  }
}

extension Y4MEncoder {
  convenience init(_ request: FilmRequest) throws {
    try self.init(
      width: request.width, height: request.height,
      framesPerSecond: request.framesPerSecond ?? Self.usualRate,
      matte: request.gif.matte ?? Pixel(red: 255, green: 255, blue: 255),
      output: FilmOutput(request.destination))
  }
}
