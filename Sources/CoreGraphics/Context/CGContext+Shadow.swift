import Foundation
import Raster

extension CGContext {
  /// Paints the shadow of what `draw` paints. The clip holds the shadow, not what casts it.
  func cast(
    _ shadow: Shadow, of area: CGRect, on canvas: Canvas, _ draw: (Canvas, CGBlendMode) -> Void
  ) {
    let offset = shadow.offset.applying(base)
    let sigma = Double(shadow.blur / 2 * base.scales.x)
    guard offset.width.isFinite, offset.height.isFinite, sigma.isFinite else { return }
    let reach = CGFloat(GaussianBlur.reach(sigma: sigma))
    let source = openBounds.offsetBy(dx: -offset.width, dy: -offset.height)
      .insetBy(dx: -reach, dy: -reach)
      .intersection(area.insetBy(dx: -reach - 1, dy: -reach - 1)).integral
    guard let layer = self.canvas(covering: source) else { return }
    draw(layer, .normal)
    guard let picture = layer.finish() else { return }

    let silhouette = GaussianBlur.shadow(
      of: picture, sigma: sigma, color: shadow.color.rgba)
    let place = CGAffineTransform(
      translationX: source.minX + offset.width, y: source.minY + offset.height)
    var shadowless = state
    shadowless.shadow = nil
    (state, shadowless) = (shadowless, state)
    composite(within: source) { canvas, mode in
      canvas.draw(silhouette, place, alpha: 1, mode: mode, edges: .hard)
    }
    state = shadowless
  }
}
