import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// What `rect` of the view shows (points of its own coordinates), at the screen's scale; nil
  /// where nothing can be drawn.
  func picture(of rect: CGRect, afterScreenUpdates: Bool) -> CGImage? {
    if afterScreenUpdates {
      bringUpToDate()
    } else if layer.presentation() == nil, !(self is SnapshotView) {
      // What was drawn for a snapshot is there before the snapshot is.
      return nil
    }
    let clock = AnimationClock.current.now
    let node = layer.layer(at: layer.superlayer?.localTime(at: clock) ?? clock)
    do {
      return try node.picture(of: rect, scale: Ambient.current.screen.scale)
    } catch {
      UIKitLog.current.warn("\(type(of: self)) can't be pictured: \(error)")
      return nil
    }
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
