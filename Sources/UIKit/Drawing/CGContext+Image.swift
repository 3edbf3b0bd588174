import CoreGraphics
import Foundation

extension CGContext {
  /// A context as UIKit draws in, y down; nil if it would have no pixels or too many.
  static func forImage(size: CGSize, opaque: Bool, scale: CGFloat) -> CGContext? {
    guard let width = Int(exactly: (size.width * scale).rounded(.up)),
      let height = Int(exactly: (size.height * scale).rounded(.up)),
      let context = CGContext(bitmapWidth: width, height: height, scale: scale)
    else { return nil }
    if opaque {
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context
  }
}
