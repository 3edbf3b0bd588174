import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Ties a new view to its layer; nothing of it is animated, even within an animation block.
  func adoptLayer(frame: CGRect) {
    layer.delegate = self
    UIView.performWithoutAnimation {
      layer.contentsScale = Ambient.current.screen.scale
      layer.frame = frame
    }
    layer.setNeedsDisplay()
  }

  /// Draws what `draw(_:)` draws. A layer asks every view for it; where nothing is painted there is
  /// no backing bitmap.
  func drawContents(in context: CGContext) {
    let stack = GraphicsStack.ofThread
    stack.push(context, scale: nil)
    traitCollection.performAsCurrent { draw(bounds) }
    stack.pop()
  }

  func resolveBackgroundColor() {
    layer.backgroundColor = layerFilling?.resolvedColor(with: traitCollection).cgColor
  }
}
