import Glibc

/// The memory of a bitmap. Written only through a bitmap that holds the one reference to it.
final class PixelStorage: @unchecked Sendable {
  let pixels: UnsafeMutableBufferPointer<UInt32>

  init(count: Int) {
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0)
  }

  init(copying other: PixelStorage) {
    pixels = .allocate(capacity: other.pixels.count)
    _ = pixels.initialize(fromContentsOf: other.pixels)
  }

  deinit { pixels.deallocate() }

  func hasSamePixels(as other: PixelStorage) -> Bool {
    guard pixels.count == other.pixels.count, let mine = pixels.baseAddress,
      let theirs = other.pixels.baseAddress
    else { return pixels.count == other.pixels.count }
    return memcmp(mine, theirs, pixels.count * MemoryLayout<UInt32>.size) == 0
  }
}
