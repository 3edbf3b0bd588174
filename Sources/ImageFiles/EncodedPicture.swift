import Raster

/// A picture whose header was read and found good, but whose pixels are not decoded yet.
protocol EncodedPicture {
  /// As stored, in pixels.
  var width: Int { get }
  /// As stored, in pixels.
  var height: Int { get }
  var orientation: Orientation { get }

  /// The stored pixels as premultiplied sRGB, before they are turned upright.
  func storedBitmap() throws(ImageFileError) -> Bitmap
}

extension EncodedPicture {
  /// The upright picture.
  func bitmap() throws(ImageFileError) -> Bitmap {
    try storedBitmap().oriented(orientation)
  }
}
