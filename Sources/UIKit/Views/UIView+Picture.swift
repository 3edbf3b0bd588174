import CoreGraphics
import Foundation
import QuartzCore
import Raster

extension UIView {
  /// What `rect` of the view shows (points of its own coordinates), at the screen's scale; nil where
  /// nothing can be drawn.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> CGImage? {
    if afterScreenUpdates {
      bringUpToDate()
    } else if layer.presentation() == nil {
      return nil
    }
    let scale = Ambient.current.screen.scale
    guard let width = Int(exactly: (rect.width * scale).rounded(.up)),
      let height = Int(exactly: (rect.height * scale).rounded(.up))
    else { return nil }
    let clock = AnimationClock.current.now
    let node = layer.layer(at: layer.superlayer?.localTime(at: clock) ?? clock)
    var bitmap = Bitmap(width: width, height: height)
    do {
      try LayerRenderer().draw(node.alone(from: rect.origin), into: &bitmap, scale: scale)
    } catch {
      UIKitLog.current.warn("\(type(of: self)) can't be pictured: \(error)")
      return nil
    }
    return CGImage(bitmap)
  }

  /// Lays out and draws what waits for the end of the turn.
  private func bringUpToDate() {
    UIView.performWithoutAnimation { layoutIfNeeded() }
    layer.displayAll()
  }
}

extension CALayer {
  fileprivate func displayAll() {
    displayIfNeeded()
    for layer in sublayers ?? [] {
      layer.displayAll()
    }
    mask?.displayAll()
  }
}

extension LayerNode {
  /// The node in its own plane, `origin` of its coordinates at the top left.
  fileprivate func alone(from origin: CGPoint) -> LayerNode {
    var values = values
    values.transform = CATransform3DIdentity
    values.zPosition = 0
    values.position = CGPoint(
      x: values.bounds.minX - origin.x + values.anchorPoint.x * values.bounds.width,
      y: values.bounds.minY - origin.y + values.anchorPoint.y * values.bounds.height)
    return LayerNode(
      kind: kind, values: values, sublayers: sublayers, mask: mask, isAnimating: isAnimating,
      name: name)
  }
}
