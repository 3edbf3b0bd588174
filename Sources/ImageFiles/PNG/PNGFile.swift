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
    let isOpaque = bitmap.withPixels { $0.allSatisfy { $0 >= 0xFF00_0000 } }
    var writer = PNGWriter()
    writer.append("IHDR", header(bitmap, isOpaque: isOpaque))
    writer.append("sRGB", [perceptual])
    let rows = PNGRows(bitmap: bitmap, isOpaque: isOpaque, filters: compression.filters)
    writer.append("IDAT", compression.pack(rows))
    writer.append("IEND", [])
    return writer.bytes
  }

  private static let perceptual: UInt8 = 0

  private static func header(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let color: UInt8 = isOpaque ? 2 : 6
    return PNGWriter.bigEndian(bitmap.width) + PNGWriter.bigEndian(bitmap.height)
      + [8, color, 0, 0, 0]
  }
}
