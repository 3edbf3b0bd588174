public import CoreGraphics
public import Foundation

/// What the actions of an image renderer draw in.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    self.cgContext = cgContext
    self.format = format
    self.scale = scale
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    paint(blendMode) { $0.fill(rect) }
  }

  /// A frame one point wide inside the rectangle.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    paint(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  }

  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func paint(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    body(cgContext)
    cgContext.restoreGState()
  }
}
