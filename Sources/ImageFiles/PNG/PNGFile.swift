public import Raster

/// Bitmaps as the bytes of PNG files.
public enum PNGFile {
  /// How much time a smaller file is worth.
  public enum Compression: Sendable {
    /// For the frames of a film.
    case fast
    /// For a picture that is kept.
    case small
  }

  /// An 8-bit sRGB file: RGB if every pixel is opaque, else RGBA with straight alpha. The same bitmap
  /// gives the same bytes, and reading them gives the same bitmap.
  public static func encode(
    _ bitmap: Bitmap, compression: Compression = .fast
  ) throws(ImageFileError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .noPixels(width: bitmap.width, height: bitmap.height)
    }
    let isOpaque = bitmap.isOpaque
    var writer = PNGWriter()
    writer.append("IHDR", header(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque))
    writer.append("sRGB", [perceptual])
    writer.append("IDAT", pixels(of: bitmap, isOpaque: isOpaque, compression: compression))
    writer.append("IEND", [])
    return writer.bytes
  }
}

// What files of several pictures are put together from.
extension PNGFile {
  /// What the chunk sRGB holds.
  package static let perceptual: UInt8 = 0

  /// What the chunk IHDR holds: 8 bits a channel, RGB or RGBA.
  package static func header(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
    let color: UInt8 = isOpaque ? 2 : 6
    return PNGWriter.bigEndian(width) + PNGWriter.bigEndian(height) + [8, color, 0, 0, 0]
  }

  /// What the chunk IDAT holds.
  package static func pixels(
    of bitmap: Bitmap, isOpaque: Bool, compression: Compression
  ) -> [UInt8] {
    compression.pack(
      PNGRows(bitmap: bitmap, isOpaque: isOpaque, filters: compression.filters))
  }
}
