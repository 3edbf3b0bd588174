import CGIF

/// An image as giflib finds it by itself.
struct GiflibImage {
  /// Left, top, width, height.
  var area: [Int]
  /// In centiseconds.
  var delay: Int
  var indices: [UInt8]

  /// All images of a GIF; nil if giflib doesn't like it.
  static func all(in bytes: [UInt8]) -> [GiflibImage]? {
    let source = Source(bytes)
    guard let gif = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), Source.read, nil) else {
      return nil
    }
    defer { DGifCloseFile(gif, nil) }
    guard DGifSlurp(gif) == GIF_OK else { return nil }
    return UnsafeBufferPointer(start: gif.pointee.SavedImages, count: Int(gif.pointee.ImageCount))
      .map(GiflibImage.init)
  }

  private init(_ image: SavedImage) {
    let rectangle = image.ImageDesc
    area = [rectangle.Left, rectangle.Top, rectangle.Width, rectangle.Height].map(Int.init)
    indices = Array(UnsafeBufferPointer(start: image.RasterBits, count: area[2] * area[3]))
    let blocks = UnsafeBufferPointer(
      start: image.ExtensionBlocks, count: Int(image.ExtensionBlockCount))
    delay = 0
    for block in blocks where block.Function == GRAPHICS_EXT_FUNC_CODE && block.ByteCount == 4 {
      delay = Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8
    }
  }
}

private final class Source {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let read: InputFunc = { gif, data, count in
    guard let owner = gif?.pointee.UserData, let data else { return 0 }
    let source = Unmanaged<Source>.fromOpaque(owner).takeUnretainedValue()
    let taken = source.bytes[source.position...].prefix(Int(count))
    for (index, byte) in taken.enumerated() { data[index] = byte }
    source.position += taken.count
    return Int32(taken.count)
  }
}
