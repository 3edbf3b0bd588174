import Foundation
package import Raster

/// What lies outside of a bitmap that is blurred.
package enum BlurEdges {
  case clear
  /// The outermost pixels go on for ever.
  case extended
}

/// Blurs with a Gaussian. The size stays, so leave `reach(sigma:)` pixels around what must not be cut.
///
/// Up to a deviation of 6 pixels by the kernel itself; above that on planes of half the size,
/// whose making and enlarging are counted into the variance.
package enum GaussianBlur {
  /// Pixels beyond which a blur of standard deviation `sigma` (pixels) puts next to nothing.
  package static func reach(sigma: Double) -> Int {
    sigma > 0 && sigma.isFinite ? Int(min(3.5 * sigma, 1e5).rounded(.up)) : 0
  }

  /// All four channels, premultiplied as they are; `sigma` in pixels.
  package static func blurred(
    _ bitmap: Bitmap, sigma: Double, edges: BlurEdges = .clear
  ) -> Bitmap {
    guard isVisible(sigma), bitmap.width > 0, bitmap.height > 0 else { return bitmap }
    guard BlurPlane.halves(sigma) else { return BlurPlane(bitmap, edges).blurred(sigma).bitmap }
    return BlurPlane(halving: bitmap, edges)
      .blurred(BlurPlane.halfSigma(of: sigma))
      .doubledBitmap(bitmap.width, bitmap.height)
  }

  /// The blurred alpha of a bitmap in one colour: the shadow of what the bitmap shows.
  package static func shadow(of bitmap: Bitmap, sigma: Double, color: RGBA) -> Bitmap {
    guard bitmap.width > 0, bitmap.height > 0 else { return bitmap }
    let plane = BlurPlane(alphaOf: bitmap)
    return (isVisible(sigma) ? plane.blurred(sigma) : plane).tinted(color)
  }

  private static func isVisible(_ sigma: Double) -> Bool { sigma > 0.05 && sigma.isFinite }
}
