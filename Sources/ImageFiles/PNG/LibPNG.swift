import CPNG
import Raster

/// Decodes one PNG file by libpng's simplified API, whose errors come back as values.
struct LibPNG {
  let bytes: [UInt8]
  let name: String
  let width: Int
  let height: Int

  /// Premultiplied, colours as they are stored.
  func bitmap() throws(ImageFileError) -> Bitmap {
    var bitmap = try straightBitmap()
    bitmap.withMutablePixels(AlphaConversion.premultiply)
    return bitmap
  }

  /// Premultiplied sRGB from colours in `profile`.
  func bitmap(from profile: ColorProfile) throws(ImageFileError) -> Bitmap {
    var bitmap = try straightBitmap()
    bitmap.withMutablePixels { pixels in
      profile.convertToSRGB(pixels)
      AlphaConversion.premultiply(pixels)
    }
    return bitmap
  }

  private func straightBitmap() throws(ImageFileError) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    try bitmap.withMutablePixels { pixels throws(ImageFileError) in
      try decode(as: PNG_FORMAT_BGRA, into: pixels.baseAddress, samplesPerRow: 4 * width)
    }
    return bitmap
  }

  func decode(
    as format: UInt32, into target: UnsafeMutableRawPointer?, samplesPerRow: Int
  ) throws(ImageFileError) {
    let reason: String? = bytes.withUnsafeBytes { source in
      var image = png_image()
      image.version = UInt32(PNG_IMAGE_VERSION)
      defer { png_image_free(&image) }
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return message(of: image)
      }
      image.format = format
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let done = png_image_finish_read(&image, nil, target, Int32(samplesPerRow), nil)
      return done == 0 ? message(of: image) : nil
    }
    if let reason { throw .damaged(name: name, reason: reason) }
  }

  private func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
