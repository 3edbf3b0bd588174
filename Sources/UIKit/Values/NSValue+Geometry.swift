public import CoreGraphics
public import Foundation
import QuartzCore

/// Geometry in a box, for `fromValue` and its like.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: transform, CGAffineTransform.encoding)
  }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }

  public var cgRectValue: CGRect { rectValue }

  /// The identity where the value is none.
  public var cgAffineTransformValue: CGAffineTransform {
    held(CGAffineTransform.encoding) ?? .identity
  }
}
