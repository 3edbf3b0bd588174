import Foundation

/// All that `saveGState` keeps.
struct GraphicsState {
  /// From user space to the picture's pixels, y down.
  var transform: CGAffineTransform
  var clip: ClipNode?
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var allowsAntialiasing = true
  var textMatrix = CGAffineTransform.identity
  var textDrawingMode = CGTextDrawingMode.fill

  var isAntialiased: Bool { shouldAntialias && allowsAntialiasing }

  init(transform: CGAffineTransform) {
    self.transform = transform
  }
}

/// A blurred copy below what is painted.
struct Shadow {
  /// In the space of a fresh context, which no transform changes.
  var offset: CGSize
  /// Twice the Gaussian's standard deviation.
  var blur: CGFloat
  var color: CGColor
}
