/// What stands in a GIF, without its pictures.
public struct GIFInspection: Sendable, Equatable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// 0 = for ever, n = n more plays; nil = once.
  public var loopCount: Int?
  /// The colours in the table for all frames; 0 if there is none.
  public var globalPaletteCount: Int
  public var frames: [Image]
  /// The length of the file.
  public var byteCount: Int

  /// One picture of the GIF.
  public struct Image: Sendable, Equatable {
    /// How long it stands, in centiseconds.
    public var delay: Int
    /// The left edge of the rectangle it paints, in pixels from the left.
    public var x: Int
    /// The top edge of the rectangle it paints, in pixels from the top.
    public var y: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// What happens to it afterwards: 0 or 1 stays, 2 cleared, 3 what was before comes back.
    public var disposal: Int
    /// The colours in the frame's own table; 0 if it uses the table for all.
    public var localPaletteCount: Int
    /// The index that leaves what is there.
    public var transparentIndex: Int?
    /// The bytes of its picture in the file: code size and LZW blocks.
    public var dataByteCount: Int
  }

  /// How long the film lasts, in centiseconds.
  public var duration: Int { frames.reduce(0) { $0 + $1.delay } }

  /// Reads a file's bytes.
  public init(_ bytes: [UInt8]) throws(GIFError) {
    var frames: [Image] = []
    let summary = try GIFFile.forEachImage(of: bytes) { _, image, _, byteCount in
      frames.append(Image(image, dataByteCount: byteCount))
    }
    width = summary.screen.width
    height = summary.screen.height
    loopCount = summary.loopCount
    globalPaletteCount = summary.screen.palette?.count ?? 0
    self.frames = frames
    byteCount = bytes.count
  }
}

extension GIFInspection.Image {
  init(_ image: GIFReader.Image, dataByteCount: Int) {
    delay = image.control.delay
    (x, y) = (image.area.x, image.area.y)
    (width, height) = (image.area.width, image.area.height)
    disposal = image.control.disposal
    localPaletteCount = image.localPalette?.count ?? 0
    transparentIndex = image.control.transparent.map(Int.init)
    self.dataByteCount = dataByteCount
  }
}
