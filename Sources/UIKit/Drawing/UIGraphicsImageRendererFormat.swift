public import Foundation

open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point.
  open var scale: CGFloat = .ofCurrentTraits
  /// Whether the picture starts black instead of clear.
  open var opaque = false
  /// The bounds of the renderer that it was made for.
  open internal(set) var bounds = CGRect.zero

  public override init() {}

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
