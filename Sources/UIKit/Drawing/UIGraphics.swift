public import CoreGraphics
public import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.ofThread.current
}

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.ofThread.push(context, scale: nil)
}

public func UIGraphicsPopContext() {
  GraphicsStack.ofThread.pop()
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of 0 stands for that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : .ofCurrentTraits
  guard let context = CGContext.forImage(size: size, opaque: opaque, scale: scale) else { return }
  GraphicsStack.ofThread.push(context, scale: scale)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let stack = GraphicsStack.ofThread
  guard let scale = stack.imageScale, let image = stack.current?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Does nothing unless the current context was begun for an image.
public func UIGraphicsEndImageContext() {
  guard GraphicsStack.ofThread.imageScale != nil else { return }
  GraphicsStack.ofThread.pop()
}

public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame one point wide inside the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setLineWidth(1)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGFloat {
  /// Pixels in a point, 1 where nothing says how many.
  static var ofCurrentTraits: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
