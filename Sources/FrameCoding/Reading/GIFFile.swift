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
  ///
  /// - Throws: Before the first frame, if the file's blocks are broken; else at the first picture that is.
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

  /// Calls `body` with each image, its indices and the bytes of its data.
  static func forEachImage(
    of bytes: [UInt8],
    _ body: (GIFStructure.Screen, GIFStructure.Image, [UInt8], Int) throws(GIFError) -> Void
  ) throws(GIFError) {
    let structure = try GIFStructure(bytes)
    if let fault = structure.faults.first { throw GIFError("the GIF is broken: \(fault)") }
    let screen = structure.screen
    guard isPlausible(screen.width, screen.height) else {
      throw GIFError("the GIF says it is \(screen.width)×\(screen.height) pixels")
    }
    for image in structure.images {
      guard isPlausible(image.area.width, image.area.height) else {
        throw GIFError(
          "a frame of the GIF says it is \(image.area.width)×\(image.area.height) pixels")
      }
      let reader = try GIFPixelReader(bytes, image.data, area: image.area)
      try body(screen, image, reader.readIndices(), image.data.count)
    }
  }

  /// A file that speaks of more is taken for a broken one.
  private static func isPlausible(_ width: Int, _ height: Int) -> Bool {
    width * height <= 1 << 26
  }
}
