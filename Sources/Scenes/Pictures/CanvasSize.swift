import ImageFiles

/// The size of a film's canvas once its pictures are known.
package struct CanvasSize: Sendable, Equatable {
  package var size: PageSize
  /// Pixels for each point.
  package var scale: Double

  /// An iPhone 6's, for scenes without a picture.
  static let usual = CanvasSize(size: PageSize(width: 375, height: 667), scale: 2)

  /// The widths of iPhones, in points.
  private static let phoneWidths = [320, 375, 390, 393, 402, 414, 428, 430, 440]

  /// - Parameters:
  ///   - canvas: What it says holds.
  ///   - firstPicture: The size of the first screen's picture, in pixels; nil if there is none.
  package init(_ canvas: Canvas, firstPicture: (width: Int, height: Int)?) {
    let givenSize = canvas.size?.value
    guard let (width, height) = firstPicture else {
      size = givenSize ?? Self.usual.size
      scale = canvas.scale ?? Self.usual.scale
      return
    }
    scale =
      canvas.scale ?? givenSize.map { Double(width) / $0.width }
      ?? Self.scale(ofScreenshotWithWidth: width)
    size =
      givenSize ?? PageSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  private init(size: PageSize, scale: Double) {
    (self.size, self.scale) = (size, scale)
  }

  /// How many pixels a screenshot `width` pixels wide has for each point: two or three if that makes
  /// it an iPhone's, else one.
  static func scale(ofScreenshotWithWidth width: Int) -> Double {
    for scale in [2, 3] where phoneWidths.contains(where: { $0 * scale == width }) {
      return Double(scale)
    }
    return 1
  }
}

extension CanvasSize {
  /// Refuses what is too large to draw.
  ///
  /// - Parameter place: Who has said how large it is.
  package func check(at place: SourcePlace) throws(SceneError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard max(width, height) <= Double(SizeLimit.side), width * height <= Double(SizeLimit.area)
    else {
      let remedy = place.isInFile ? "make it smaller, or give --width" : "give --scale or --width"
      throw place.error(
        "a film of \(Int(width))×\(Int(height)) pixels is too large: \(SizeLimit.side) a side and "
          + "\(SizeLimit.area) altogether are the limit; \(remedy)")
    }
  }
}
