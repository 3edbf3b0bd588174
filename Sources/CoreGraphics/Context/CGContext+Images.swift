public import Foundation
package import Raster

extension CGContext {
  /// What happens where a bitmap ends between pixels.
  package enum Edges: Sendable {
    /// A pixel belongs to the bitmap if its centre does.
    case hard
    case antialiased
  }

  /// With its top at the rectangle's greatest y: upright where y points up, as at Apple.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return paint(image, image.placement(in: rect)) }
    let open = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, !open.isEmpty else { return }
    for y in tiles(rect.minY, rect.height, open.minY, open.maxY) {
      for x in tiles(rect.minX, rect.width, open.minX, open.maxX) {
        let tile = CGRect(origin: CGPoint(x: x, y: y), size: rect.size)
        paint(image, image.placement(in: tile))
      }
    }
  }

  /// With its top at the rectangle's least y: upright where y points down, as UIKit draws.
  package func draw(_ image: CGImage, inTopDown rect: CGRect) {
    paint(image, image.topDownPlacement(in: rect))
  }

  /// Paints a bitmap whose pixels `transform` maps to user space.
  package func paint(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, alpha: CGFloat = 1, edges: Edges
  ) {
    let matrix = transform.concatenating(state.transform)
    let alpha = Double(alpha * state.alpha)
    let isSmooth = state.interpolationQuality != .none
    let box = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard matrix.isRegular else { return }
    composite(within: box.applying(matrix)) { canvas, mode in
      canvas.draw(bitmap, matrix, alpha: alpha, mode: mode, edges: edges, smooth: isSmooth)
    }
  }

  /// Multiplies all that the clip leaves open by the alpha of a bitmap whose pixels `transform` maps to
  /// user space; outside of the bitmap nothing is left.
  package func keep(where mask: Bitmap, _ transform: CGAffineTransform, edges: Edges) {
    let matrix = transform.concatenating(state.transform)
    guard let canvas = currentCanvas() else { return }
    canvas.apply(state.clip)
    canvas.keep(where: mask, matrix, edges: edges)
  }

  private func paint(_ image: CGImage, _ placement: CGAffineTransform) {
    paint(image.bitmap, placement, edges: state.isAntialiased ? .antialiased : .hard)
  }

  /// The places at which tiles of a length, one of them at `start`, cover a stretch.
  private func tiles(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> StrideTo<CGFloat> {
    let first = start + ((low - start) / length).rounded(.down) * length
    return stride(from: first, to: high, by: length)
  }
}

extension CGImage {
  /// From pixels to a rectangle with y up.
  func placement(in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    return CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.minY + rect.height)
  }

  /// From pixels to a rectangle with y down.
  func topDownPlacement(in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
  }
}
