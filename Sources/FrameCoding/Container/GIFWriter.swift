import CGIF

/// A GIF being written by giflib: the container only, the image data come LZW-coded.
///
/// Collects bytes until `takeBytes()`; closed by `finish()`, or thrown away.
struct GIFWriter: ~Copyable {
  private var gif: UnsafeMutablePointer<GifFileType>?
  private let collected = Collected()

  /// - Parameter loopCount: 0 = for ever, n = n more plays, nil = play once.
  init(width: Int, height: Int, palette: Palette, loopCount: Int?) throws(GIFError) {
    var code: Int32 = 0
    gif = EGifOpen(Unmanaged.passUnretained(collected).toOpaque(), Collected.write, &code)
    guard gif != nil else { throw GIFError(writing: code) }
    EGifSetGifVersion(gif, true)
    let map = ColorMap(palette)
    try check(EGifPutScreenDesc(gif, Int32(width), Int32(height), 8, 0, map.object))
    if let loopCount { try putLoop(loopCount) }
  }

  deinit {
    if let gif { EGifCloseFile(gif, nil) }
  }

  /// Adds a frame whose data are `image.blocks`.
  mutating func put(_ image: CodedImage) throws(GIFError) {
    var control = GraphicsControlBlock(
      DisposalMode: image.isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
      DelayTime: Int32(image.delay),
      TransparentColor: image.transparent.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, bytes))

    let area = image.area
    let map = image.localPalette.map(ColorMap.init)
    if map == nil { forgetLocalPalette() }
    try check(
      EGifPutImageDesc(
        gif, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false,
        map?.object))
    try putBlocks(image.blocks)
  }

  /// Hands over what was written since the last call.
  mutating func takeBytes() -> [UInt8] {
    defer { collected.bytes.removeAll(keepingCapacity: true) }
    return collected.bytes
  }

  /// Writes the trailer and hands over the last bytes.
  consuming func finish() throws(GIFError) -> [UInt8] {
    var code: Int32 = 0
    let status = EGifCloseFile(gif, &code)
    gif = nil
    guard status == GIF_OK else { throw GIFError(writing: code) }
    return collected.bytes
  }

  /// giflib keeps a copy of the last image's palette, and loses it at the next image that has none.
  private func forgetLocalPalette() {
    GifFreeMapObject(gif?.pointee.Image.ColorMap)
    gif?.pointee.Image.ColorMap = nil
  }

  /// The block that Netscape Navigator 2.0 introduced.
  private func putLoop(_ count: Int) throws(GIFError) {
    try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(gif, 11, Array("NETSCAPE2.0".utf8)))
    let low = UInt8(truncatingIfNeeded: count)
    let high = UInt8(truncatingIfNeeded: count >> 8)
    try check(EGifPutExtensionBlock(gif, 3, [1, low, high]))
    try check(EGifPutExtensionTrailer(gif))
  }

  /// Writes sub-blocks, each of which begins with its length.
  private func putBlocks(_ blocks: [UInt8]) throws(GIFError) {
    try blocks.withUnsafeBufferPointer { (all) throws(GIFError) in
      guard var block = all.baseAddress else { return }
      let end = block + all.count
      while block < end {
        try check(EGifPutCodeNext(gif, block))
        block += Int(block.pointee) + 1
      }
    }
    try check(EGifPutCodeNext(gif, nil))
  }

  private func check(_ status: Int32) throws(GIFError) {
    guard status == GIF_OK else { throw GIFError(writing: gif?.pointee.Error ?? 0) }
  }
}

/// The bytes giflib has written.
private final class Collected {
  var bytes: [UInt8] = []

  static let write: OutputFunc = { gif, data, count in
    guard let owner = gif?.pointee.UserData, let data else { return 0 }
    let collected = Unmanaged<Collected>.fromOpaque(owner).takeUnretainedValue()
    collected.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return count
  }
}

/// A palette in giflib's form, filled up to a power of two.
private final class ColorMap {
  let object: UnsafeMutablePointer<ColorMapObject>?

  init(_ palette: Palette) {
    var colors = palette.colours.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    let black = GifColorType(Red: 0, Green: 0, Blue: 0)
    colors += Array(repeating: black, count: palette.tableCount - colors.count)
    object = GifMakeMapObject(Int32(colors.count), colors)
  }

  deinit { GifFreeMapObject(object) }
}
