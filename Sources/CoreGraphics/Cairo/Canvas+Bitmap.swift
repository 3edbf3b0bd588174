import Foundation
import Raster

extension Canvas {
  /// Paints a bitmap whose pixels `transform` maps to the picture's.
  func draw(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, alpha: Double, mode: CGBlendMode,
    edges: CGContext.Edges, smooth: Bool = true
  ) {
    let box = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let area = box.applying(transform)
    let reach = CGRect(x: origin.x, y: origin.y, width: width, height: height)
    guard transform.isRegular, !box.isEmpty, area.insetBy(dx: -1, dy: -1).intersects(reach) else {
      return
    }
    let isExact = transform.isWholeTranslation
    let (level, zoom) =
      smooth && !isExact
      ? bitmap.reduced(for: transform.scales) : (bitmap, CGAffineTransform.identity)
    let paint = Paint.bitmap(level, zoom.concatenating(transform), smooth: smooth && !isExact)
    var outline = PathBuilder(transform: transform)
    outline.addRect(box)
    if edges == .hard, transform.keepsRectangles {
      outline = PathBuilder(transform: .identity)
      outline.addRect(area.pixelsByCentre)
    }
    fill(
      outline.elements, .winding, with: paint, alpha: alpha, mode: mode,
      antialiased: edges == .antialiased)
  }
}

extension CGAffineTransform {
  /// Whether pixels land on pixels.
  fileprivate var isWholeTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
  }
}

extension CGRect {
  /// The pixels whose centres lie inside.
  fileprivate var pixelsByCentre: CGRect {
    let (left, top) = ((minX - 0.5).rounded(.up), (minY - 0.5).rounded(.up))
    let (right, bottom) = ((maxX - 0.5).rounded(.up), (maxY - 0.5).rounded(.up))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
