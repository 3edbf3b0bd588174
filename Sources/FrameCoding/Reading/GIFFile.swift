public import Raster

/// Reads a GIF into the pictures a viewer shows.
public enum GIFFile {
  /// The composed frames and how long each stands; transparent where nothing was painted.
  public static func decode(_ bytes: [UInt8]) throws(GIFError) -> [Frame] {
    var frames: [Frame] = []
    try forEachFrame(of: bytes) { frames.append($0) }
    return frames
  }

  /// Composes one frame after the other, so that only one is in memory.
  public static func forEachFrame(
    of bytes: [UInt8], _ body: (Frame) -> Void
  ) throws(GIFError) {
    var composer: GIFComposer?
    try forEachImage(of: bytes) { (screen, image, indices, _) throws(GIFError) in
      var current = composer ?? GIFComposer(screen)
      composer = nil  // so that the bitmap has one owner
      let bitmap = try current.paint(image, indices)
      body(Frame(bitmap: bitmap, duration: Double(image.control.delay) / 100))
      composer = current
    }
  }

  struct Summary {
    var screen: GIFReader.Screen
    var loopCount: Int?
  }

  /// Calls `body` with each image, its indices and the bytes of its data.
  @discardableResult
  static func forEachImage(
    of bytes: [UInt8],
    _ body: (GIFReader.Screen, GIFReader.Image, [UInt8], Int) throws(GIFError) -> Void
  ) throws(GIFError) -> Summary {
    var reader = try GIFReader(bytes)
    var summary = Summary(screen: reader.screen)
    var control = GIFReader.Control()
    var isEmpty = true
    while true {
      switch try reader.next(&control) {
      case .loop(let count):
        summary.loopCount = count
      case .image(let image):
        isEmpty = false
        let codeSizeByte = 1
        let start = reader.position - codeSizeByte
        let indices = try reader.readIndices(image.area)
        try body(summary.screen, image, indices, reader.position - start)
      case .end:
        guard !isEmpty else { throw GIFError("the GIF has no pictures") }
        return summary
      }
    }
  }
}
