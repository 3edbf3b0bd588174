extension GIFInspection {
  /// One picture of the GIF.
  public struct Image: Sendable, Equatable {
    /// Where its description begins in the file.
    public var offset: Int
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
    /// How many of these it doesn't show.
    public var localPaletteUnusedCount: Int
    /// The index that leaves what is there.
    public var transparentIndex: Int?
    /// Whether a pixel has that index.
    public var hasTransparency: Bool
    public var isInterlaced: Bool
    /// The width of an index in its data, in bits.
    public var codeSize: Int
    /// The bytes of its picture in the file: code size and LZW blocks.
    public var dataByteCount: Int
  }
}

extension GIFInspection.Image {
  init(_ image: GIFStructure.Image, _ scan: LZWScan) {
    offset = image.offset
    delay = image.control.delay
    (x, y) = (image.area.x, image.area.y)
    (width, height) = (image.area.width, image.area.height)
    disposal = image.control.disposal
    localPaletteCount = image.localPalette?.count ?? 0
    localPaletteUnusedCount = localPaletteCount - scan.used.count(under: localPaletteCount)
    transparentIndex = image.control.transparent.map(Int.init)
    hasTransparency = image.control.transparent.map(scan.used.contains) ?? false
    isInterlaced = image.isInterlaced
    codeSize = scan.codeSize
    dataByteCount = image.data.count
  }
}
