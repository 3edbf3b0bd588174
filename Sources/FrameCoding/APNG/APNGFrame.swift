import ImageFiles
import Raster

/// One frame of an APNG: what it changes and how long it stands.
struct APNGFrame: Sendable {
  let picture: Bitmap
  let x: Int
  let y: Int

  /// The part of a picture that differs from the one before; the whole of the first.
  init(_ picture: Bitmap, since previous: Bitmap?) {
    let area =
      previous.map { PixelArea(ofChangesIn: picture, since: $0) }
      ?? PixelArea(x: 0, y: 0, width: picture.width, height: picture.height)
    self.picture = picture.cropped(to: area)
    (x, y) = (area.x, area.y)
  }

  /// The chunk fcTL and those with the pixels, which take a place of the frame's own in the file.
  ///
  /// - Parameter number: That of the file's first chunk of these; the next frame's is in `next`.
  static func chunks(
    _ frame: APNGFrame, pixels: [UInt8], delay: APNGDelay, number: Int
  ) -> (bytes: [UInt8], next: Int) {
    var writer = PNGWriter(isBeginning: false)
    let size = [frame.picture.width, frame.picture.height, frame.x, frame.y]
    writer.append(
      "fcTL",
      PNGWriter.bigEndian(number) + size.flatMap(PNGWriter.bigEndian)
        + [delay.seconds.numerator, delay.seconds.denominator].flatMap {
          PNGWriter.bigEndian($0).suffix(2)
        }
        + [staysAsItIs, replacesWhatIsThere])
    guard number > 0 else {
      writer.append("IDAT", pixels)
      return (writer.bytes, 1)
    }
    writer.append("fdAT", PNGWriter.bigEndian(number + 1) + pixels)
    return (writer.bytes, number + 2)
  }

  private static let staysAsItIs: UInt8 = 0
  private static let replacesWhatIsThere: UInt8 = 0
}
