extension Bitmap {
  /// Whether nothing shows through any pixel.
  public var isOpaque: Bool {
    withPixels { pixels in pixels.reduce(0xFFFF_FFFF) { $0 & $1 } >= 0xFF00_0000 }
  }
}
