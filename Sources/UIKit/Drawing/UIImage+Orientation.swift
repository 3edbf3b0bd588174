import CoreGraphics

extension UIImage.Orientation {
  /// The picture turned so that its top is where the orientation says it belongs.
  func upright(_ image: CGImage) -> CGImage {
    guard self != .up else { return image }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let turned =
      swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    guard let context = CGContext.forImage(size: turned, opaque: false, scale: 1) else {
      return image
    }
    context.concatenate(transform(width: width, height: height))
    context.draw(image, inTopDown: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage() ?? image
  }

  private var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// From the picture as it is stored to the picture as it is seen, y down in both.
  private func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
