package import Foundation
package import Raster

/// Draws into a bitmap. Used by one thread at a time; many contexts may draw at once.
///
/// The bitmap comes into being with the first thing that is painted.
public final class CGContext {
  /// What is drawn on: the picture itself, or one transparency layer above it.
  final class Target {
    /// In pixels of the picture.
    let bounds: CGRect
    var canvas: Canvas?

    init(bounds: CGRect, canvas: Canvas? = nil) {
      (self.bounds, self.canvas) = (bounds, canvas)
    }
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// From the space that a fresh context draws in to the bitmap's pixels, y down.
  let base: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var pathBuilder = PathBuilder(transform: .identity)
  var targets: [Target]

  private init(width: Int, height: Int, base: CGAffineTransform, canvas: Canvas? = nil) {
    (self.width, self.height, self.base) = (width, height, base)
    state = GraphicsState(transform: base)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    targets = [Target(bounds: bounds, canvas: canvas)]
  }

  /// With y up, a point a pixel.
  ///
  /// Unlike Apple's, draws only into memory of its own, premultiplied BGRA in sRGB whatever is asked
  /// for: with `data` it is nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let sides = 1...Canvas.limit
    guard data == nil, sides.contains(width), sides.contains(height) else { return nil }
    let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(width: width, height: height, base: base)
  }

  /// As UIKit draws: y down, `scale` pixels a point, `width` × `height` pixels.
  package convenience init?(bitmapWidth width: Int, height: Int, scale: CGFloat) {
    let sides = 1...Canvas.limit
    guard sides.contains(width), sides.contains(height), scale > 0, scale.isFinite else {
      return nil
    }
    self.init(width: width, height: height, base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Draws over the pixels of a bitmap as they are, without a copy; y down, `scale` pixels a point.
  ///
  /// Returns nil, without calling `body`, where nothing can be drawn on (no pixels, or too many).
  package static func draw<Result>(
    into bitmap: inout Bitmap, scale: CGFloat, _ body: (CGContext) throws -> Result
  ) rethrows -> Result? {
    let (width, height) = (bitmap.width, bitmap.height)
    return try bitmap.withMutablePixels { pixels in
      guard let canvas = Canvas(over: pixels, width: width, height: height) else { return nil }
      let base = CGAffineTransform(scaleX: scale, y: scale)
      let context = CGContext(width: width, height: height, base: base, canvas: canvas)
      defer { context.finish() }
      return try body(context)
    }
  }

  /// What was painted, without a copy; nil when nothing was. The context starts anew.
  package func takeBitmap() -> Bitmap? {
    let bitmap = targets[0].canvas?.finish()
    targets = [Target(bounds: targets[0].bounds)]
    return bitmap
  }

  /// A copy of the picture as it is now.
  public func makeImage() -> CGImage? {
    CGImage(targets[0].canvas?.snapshot() ?? Bitmap(width: width, height: height))
  }

  /// Lets go of memory that isn't the context's own; whoever kept the context draws into nothing.
  private func finish() {
    _ = takeBitmap()
  }
}
