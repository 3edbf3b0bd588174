/// What stands in a GIF, without its pictures: whatever can be read of it, and what is broken.
///
/// Takes time and memory in proportion to the file's length, whatever the file says.
public struct GIFInspection: Sendable, Equatable {
  /// `87a`, `89a`, or whatever stands there.
  public var version: String
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  /// 0 = for ever, n = n more plays; nil = once.
  public var loopCount: Int?
  /// The colours in the table for all frames; 0 if there is none.
  public var globalPaletteCount: Int
  /// How many of these no frame shows.
  public var globalPaletteUnusedCount: Int
  public var frames: [Image]
  /// The length of the file.
  public var byteCount: Int
  /// What the bytes are for; adds up to `byteCount`.
  public var parts: Parts
  /// What is broken, in the order of the file.
  public var faults: [Fault]
  /// What is whole, but isn't played everywhere as it is meant, or is there for nothing.
  public var warnings: [Warning]

  /// How long the film lasts, in centiseconds.
  public var duration: Int { frames.reduce(0) { $0 + $1.delay } }

  /// Reads a file's bytes.
  ///
  /// - Throws: If they don't begin as a GIF does.
  public init(_ bytes: [UInt8]) throws(GIFError) {
    let structure = try GIFStructure(bytes)
    var dictionary = LZWLengths()
    let scans = structure.images.map { image in
      LZWScan(bytes, image.data, area: image.area.count, &dictionary)
    }
    version = structure.version
    (width, height) = (structure.screen.width, structure.screen.height)
    loopCount = structure.loop?.count
    byteCount = bytes.count
    parts = structure.parts
    frames = zip(structure.images, scans).map(Image.init)

    var used = IndexSet256()
    for (image, scan) in zip(structure.images, scans) where image.localPalette == nil {
      used.formUnion(scan.used)
    }
    globalPaletteCount = structure.screen.palette?.count ?? 0
    globalPaletteUnusedCount = globalPaletteCount - used.count(under: globalPaletteCount)

    let lzwFaults = scans.enumerated().compactMap { index, scan in
      scan.fault.map { Fault(offset: $0.offset, frame: index + 1, text: $0.text) }
    }
    faults = (structure.faults + lzwFaults).sorted { $0.offset < $1.offset }
    warnings = PlayingRule.warnings(of: structure, scans, fileEnd: bytes.count)
  }
}
