import Raster

/// A JPEG file whose markers were found whole.
struct JPEGPicture: EncodedPicture {
  let width: Int
  let height: Int
  let orientation: Orientation
  private let bytes: [UInt8]
  private let segments: JPEGSegments
  private let name: String

  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    segments = try JPEGSegments(bytes, name: name)
    guard let frame = segments.frame else {
      throw .damaged(name: name, reason: "it has no frame header")
    }
    try SizeLimit.check(width: frame.width, height: frame.height, name: name)
    (width, height, self.bytes, self.name) = (frame.width, frame.height, bytes, name)
    orientation = segments.exif.map { Orientation(exif: $0) } ?? .up
  }

  func storedBitmap() throws(ImageFileError) -> Bitmap {
    let decoder = try TurboJPEG(name: name)
    let profile = segments.profile.flatMap { ColorProfile(icc: $0) }
    let space = try decoder.readHeader(bytes, width: width, height: height)
    var bitmap = Bitmap(width: width, height: height)
    if space == .cmyk {
      let inks = try decoder.inks(bytes, width: width, height: height)
      bitmap.withMutablePixels {
        CMYK.convertToSRGB(inks, isInverted: segments.isAdobe, profile: profile, into: $0)
      }
    } else {
      try decoder.decode(bytes, into: &bitmap)
      guard let profile, profile.applies(toGrey: space == .grey) else { return bitmap }
      bitmap.withMutablePixels { profile.convertToSRGB($0) }
    }
    return bitmap
  }
}
