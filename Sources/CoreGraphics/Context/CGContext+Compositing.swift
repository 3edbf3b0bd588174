import Foundation
import Raster

extension CGContext {
  /// Runs one painting operation on the current target: its shadow first, then itself, through the
  /// clip and its masks. It paints within `area` (pixels) at most; when that is null, not at all.
  func composite(within area: CGRect, _ draw: (Canvas, CGBlendMode) -> Void) {
    guard !area.isNull, let canvas = currentCanvas() else { return }
    canvas.apply(state.clip)
    if let shadow = state.shadow { cast(shadow, of: area, on: canvas, draw) }
    blend(on: canvas, draw)
  }

  /// The canvas of the current target, made when it is first needed.
  func currentCanvas() -> Canvas? {
    let target = targets[targets.count - 1]
    if target.canvas == nil { target.canvas = canvas(covering: target.bounds) }
    return target.canvas
  }

  /// An empty canvas over whole pixels.
  func canvas(covering bounds: CGRect) -> Canvas? {
    guard !bounds.isEmpty, bounds.width <= CGFloat(Canvas.limit), bounds.minX.magnitude < 1e6,
      bounds.height <= CGFloat(Canvas.limit), bounds.minY.magnitude < 1e6
    else { return nil }
    let origin = PixelPoint(x: Int(bounds.minX), y: Int(bounds.minY))
    return Canvas(width: Int(bounds.width), height: Int(bounds.height), origin: origin)
  }

  private func blend(on canvas: Canvas, _ draw: (Canvas, CGBlendMode) -> Void) {
    let mode = state.blendMode
    let masks = state.clip?.masks ?? []
    guard !masks.isEmpty || mode == .plusDarker else { return draw(canvas, mode) }
    guard let layer = Canvas(width: canvas.width, height: canvas.height, origin: canvas.origin)
    else { return }
    draw(layer, .normal)
    guard let picture = layer.finish() else { return }
    let mask = masks.isEmpty ? nil : combined(masks, like: canvas)
    if mode == .plusDarker {
      canvas.darken(by: picture, through: mask, clip: state.clip)
    } else {
      let place = CGAffineTransform(
        translationX: CGFloat(canvas.origin.x), y: CGFloat(canvas.origin.y))
      canvas.paint(.bitmap(picture, place, smooth: false), mode: mode, through: mask)
    }
  }

  /// What all masks let through together.
  private func combined(_ masks: [(Bitmap, CGAffineTransform)], like canvas: Canvas) -> Bitmap? {
    let all = Canvas(width: canvas.width, height: canvas.height, origin: canvas.origin)
    guard let all else { return nil }
    all.paint(.color(RGBA(red: 1, green: 1, blue: 1)), mode: .copy)
    for (mask, transform) in masks {
      all.keep(where: mask, transform)
    }
    return all.finish()
  }
}
