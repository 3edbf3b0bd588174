import ImageFiles
public import Raster

/// Writes an animated PNG: every pixel as it is, clear ones included, times as fractions.
///
/// Frames that would stand under 11 ms merge into a neighbour, equal neighbours into one. Memory holds a
/// few frames, however long the film is; what is packed waits on disk, as the file begins with the number
/// of frames.
public final class APNGEncoder: FrameEncoder {
  private let shape: FilmShape
  private let plays: Int
  private let output: FilmOutput
  private var settler = FrameSettler(tick: APNGDelay.tick)
  private var last: Bitmap?
  private var jobs = OrderedJobs<Packed>()
  private var body: SpoolFile?
  /// Of the next chunk that is counted.
  private var number = 0
  /// How much later than it should the last frame begins, in ticks.
  private var late = 0

  private struct Packed: Sendable {
    let frame: APNGFrame
    let pixels: [UInt8]
    let ticks: Int
  }

  /// - Parameters:
  ///   - width: In pixels, 1 to 2³¹ − 1.
  ///   - height: In pixels, 1 to 2³¹ − 1.
  ///   - plays: How often the film plays; 0 is for ever.
  ///   - sink: Takes the file's bytes in order.
  public convenience init(
    width: Int, height: Int, plays: Int = 0, sink: @escaping ByteSink
  ) throws {
    try self.init(width: width, height: height, plays: plays, output: FilmOutput(sink: sink))
  }

  init(width: Int, height: Int, plays: Int, output: FilmOutput) throws {
    shape = try FilmShape(width: width, height: height, most: Int(Int32.max), format: "an APNG")
    (self.plays, self.output) = (plays, output)
    body = try SpoolFile()
  }

  public private(set) var frameCount = 0

  public func add(_ frame: Frame) throws {
    try shape.check(frame, longest: Double(APNGDelay.longest))
    try pack(settler.add(frame.bitmap, duration: frame.duration))
  }

  public func finish() throws {
    try pack(settler.finish())
    try write(jobs.finish())
    guard frameCount > 0 else { throw FilmFileError("a film needs at least one frame") }
    try output.write(head)
    try body.take()?.finish { try output.write($0) }
    var end = PNGWriter(isBeginning: false)
    end.append("IEND", [])
    try output.write(end.bytes)
    try output.finish()
  }

  private func pack(_ slots: [FrameSlot<Bitmap>]) throws {
    for slot in slots {
      let frame = APNGFrame(slot.content, since: last)
      last = slot.content
      try write(
        jobs.add {
          let pixels = PNGFile.pixels(of: frame.picture, isOpaque: false, compression: .small)
          return Packed(frame: frame, pixels: pixels, ticks: slot.ticks)
        })
    }
  }

  private func write(_ packed: [Packed]) throws {
    for packed in packed {
      let delay = APNGDelay(ticks: packed.ticks - late)
      late += delay.ticks - packed.ticks
      let chunks = APNGFrame.chunks(
        packed.frame, pixels: packed.pixels, delay: delay, number: number)
      try body?.write(chunks.bytes)
      number = chunks.next
      frameCount += 1
    }
  }

  /// What stands before the first frame.
  private var head: [UInt8] {
    var writer = PNGWriter()
    writer.append(
      "IHDR", PNGFile.header(width: shape.width, height: shape.height, isOpaque: false))
    writer.append("sRGB", [PNGFile.perceptual])
    writer.append("acTL", PNGWriter.bigEndian(frameCount) + PNGWriter.bigEndian(plays))
    return writer.bytes
  }
}

extension APNGEncoder {
  convenience init(_ request: FilmRequest) throws {
    try self.init(
      width: request.width, height: request.height, plays: request.gif.repetition.plays,
      output: FilmOutput(request.destination))
  }
}
