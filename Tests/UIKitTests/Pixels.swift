import CoreGraphics
import Raster
import Testing
import UIKit

extension CGImage {
  /// The pixel as blue, green, red and alpha from the lowest byte up.
  func pixel(x: Int, y: Int) -> UInt32 {
    bitmap.withPixels { $0[y * width + x] }
  }

  func alpha(x: Int, y: Int) -> Int {
    Int(pixel(x: x, y: y) >> 24)
  }

  /// Of an opaque pixel.
  func color(x: Int, y: Int) -> UIColor {
    let pixel = pixel(x: x, y: y)
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: channel(24))
  }

  /// How much of the picture is painted: the sum of all alphas, in pixels.
  var coverage: Double {
    bitmap.withPixels { $0.reduce(0) { $0 + Double($1 >> 24) / 255 } }
  }
}

extension UIView {
  /// What the view shows when it is laid out, at two pixels a point.
  @MainActor func picture() throws -> CGImage {
    layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    return try #require(image.cgImage)
  }
}
