public import Foundation
package import Raster

/// A picture that never changes.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  public var colorSpace: CGColorSpace? { .rgb }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  public func copy() -> CGImage? { self }

  /// The whole pixels that `rect` (pixels from the top left) touches; nil when there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    let (left, top) = (Int(area.minX), Int(area.minY))
    var part = Bitmap(width: Int(area.width), height: Int(area.height))
    let columns = part.width
    bitmap.withPixels { source in
      part.withMutablePixels { target in
        for row in 0..<target.count / columns {
          let start = (top + row) * width + left
          let place = row * columns..<(row + 1) * columns
          _ = target[place].update(fromContentsOf: source[start..<start + columns])
        }
      }
    }
    return CGImage(part)
  }

  /// Whether all pixels are the same.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other || one.bitmap == other.bitmap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
