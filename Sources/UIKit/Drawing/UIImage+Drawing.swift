public import CoreGraphics
public import Foundation

extension UIImage {
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    for part in parts(in: rect) {
      guard let piece = cgImage.cropping(to: part.source) else { continue }
      context.draw(piece, inTopDown: part.target)
    }
    context.restoreGState()
  }

  /// Which pixels go where: all of them everywhere, or three by three pieces between the caps.
  private func parts(in rect: CGRect) -> [(source: CGRect, target: CGRect)] {
    let whole = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard capInsets != .zero else { return [(whole, rect)] }
    let columns = slices(size.width, (capInsets.left, capInsets.right), rect.minX, rect.width)
    let rows = slices(size.height, (capInsets.top, capInsets.bottom), rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source.start, y: row.source.start,
            width: column.source.length, height: row.source.length),
          CGRect(
            x: column.target.start, y: row.target.start,
            width: column.target.length, height: row.target.length)
        )
      }
    }
  }

  private typealias Stretch = (start: CGFloat, length: CGFloat)

  /// Cap, middle and cap along one side: in pixels of the picture, and in points of the target.
  private func slices(
    _ length: CGFloat, _ caps: (CGFloat, CGFloat), _ start: CGFloat, _ extent: CGFloat
  ) -> [(source: Stretch, target: Stretch)] {
    let pieces = [caps.0, length - caps.0 - caps.1, caps.1]
    let targets = [caps.0, max(extent - caps.0 - caps.1, 0), caps.1]
    var (from, to) = (CGFloat(0), start)
    return zip(pieces, targets).compactMap { piece, target in
      defer { (from, to) = (from + piece, to + target) }
      guard piece > 0, target > 0 else { return nil }
      return ((from * scale, piece * scale), (to, target))
    }
  }
}

extension UIImage {
  /// A picture of the same shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }

  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changed { look in
      look.cgImage = look.cgImage.tinted(color.cgColor)
      look.renderingMode = renderingMode
    }
  }
}

extension CGImage {
  /// The colour through the picture's alpha.
  func tinted(_ color: CGColor) -> CGImage {
    let size = CGSize(width: width, height: height)
    guard let context = CGContext.forImage(size: size, opaque: false, scale: 1) else { return self }
    let area = CGRect(origin: .zero, size: size)
    context.draw(self, inTopDown: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return context.makeImage() ?? self
  }
}
