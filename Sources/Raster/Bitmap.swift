/// A picture in memory: premultiplied BGRA, 8 bits a channel, sRGB, the top row first, rows packed.
///
/// This is the layout of Cairo's ARGB32 on a little-endian machine, so a surface can be laid over a
/// bitmap's memory without a copy. A value type: a copy shares its pixels until one of the two is written.
public struct Bitmap: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  private var storage: PixelStorage

  /// A transparent bitmap, `width` × `height` pixels.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative size")
    self.width = width
    self.height = height
    storage = PixelStorage(count: width * height)
  }

  public var bytesPerRow: Int { width * MemoryLayout<UInt32>.size }

  /// The pixels as 0xAARRGGBB words, row by row.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(storage.pixels))
  }

  /// The pixels as 0xAARRGGBB words, row by row, for writing.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = PixelStorage(copying: storage) }
    return try body(storage.pixels)
  }

  /// The pixel in column `x` of row `y`, counted from the top left.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      return Pixel(word: storage.pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      let index = y * width + x
      withMutablePixels { $0[index] = newValue.word }
    }
  }
}

extension Bitmap: Equatable {
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.storage === right.storage || left.storage.hasSamePixels(as: right.storage)
  }
}
