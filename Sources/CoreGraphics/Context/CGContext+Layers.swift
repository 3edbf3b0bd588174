public import Foundation

extension CGContext {
  /// What follows, until the layer ends, is painted apart and then put down as one thing, with the
  /// alpha, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saveGState()
    targets.append(Target(bounds: openBounds))
    state.clip = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// As the other, and nothing outside of `rect` (user space) is painted.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    let open = openBounds
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    let bounds = rect.applying(state.transform).integral.intersection(open)
    targets[targets.count - 1] = Target(bounds: bounds.isNull ? .zero : bounds)
    clip(to: rect)
  }

  /// Without a layer, nothing happens.
  public func endTransparencyLayer() {
    guard targets.count > 1 else { return }
    let layer = targets.removeLast()
    restoreGState()
    guard let canvas = layer.canvas, let picture = canvas.finish() else { return }
    let place = CGAffineTransform(
      translationX: CGFloat(canvas.origin.x), y: CGFloat(canvas.origin.y))
    let alpha = Double(state.alpha)
    composite(within: layer.bounds) { canvas, mode in
      canvas.draw(picture, place, alpha: alpha, mode: mode, edges: .hard)
    }
  }
}
