import CoreGraphics

extension LayerValues {
  /// The part of the contents that shows, in pixels of the image.
  var contentsPart: CGRect {
    guard let contents else { return .null }
    let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
    return CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height,
      width: contentsRect.width * width, height: contentsRect.height * height)
  }

  /// Where that part lies, in points.
  var contentsFrame: CGRect {
    let part = contentsPart
    guard !part.isEmpty, contentsScale > 0 else { return .null }
    let (width, height) = (bounds.width, bounds.height)
    let natural = CGSize(width: part.width / contentsScale, height: part.height / contentsScale)
    switch contentsGravity {
    case .resize:
      return resizedFrame(natural)
    case .resizeAspect:
      let scale = min(width / part.width, height / part.height)
      return centred(CGSize(width: part.width * scale, height: part.height * scale))
    case .resizeAspectFill:
      let scale = max(width / part.width, height / part.height)
      return centred(CGSize(width: part.width * scale, height: part.height * scale))
    default:
      return placed(natural)
    }
  }

  /// Drawn contents are whole pixels: where less than a pixel is missing to a whole number, they keep
  /// their size and stay sharp.
  private func resizedFrame(_ natural: CGSize) -> CGRect {
    let surplus = CGSize(
      width: (natural.width - bounds.width) * contentsScale,
      height: (natural.height - bounds.height) * contentsScale)
    let isCloseEnough = [surplus.width, surplus.height].allSatisfy { $0 >= 0 && $0 < 1 }
    return isCloseEnough ? CGRect(origin: bounds.origin, size: natural) : bounds
  }

  private func centred(_ size: CGSize) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// At the side or corner that the gravity names; an unknown one means the middle.
  private func placed(_ size: CGSize) -> CGRect {
    var frame = centred(size)
    let name = contentsGravity.rawValue.lowercased()
    if name.hasSuffix("left") { frame.origin.x = bounds.minX }
    if name.hasSuffix("right") { frame.origin.x = bounds.maxX - size.width }
    if name.hasPrefix("top") { frame.origin.y = bounds.minY }
    if name.hasPrefix("bottom") { frame.origin.y = bounds.maxY - size.height }
    return frame
  }
}
