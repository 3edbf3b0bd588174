public import Foundation

/// A colour that never changes.
public final class CGColor: Hashable, Sendable {
  public let colorSpace: CGColorSpace?
  /// The colour's components in its space, alpha last, from 0 to 1.
  public let components: [CGFloat]?
  /// In sRGB, as it is drawn.
  package let rgba: RGBA

  private init(space: CGColorSpace, values: [CGFloat]) {
    (colorSpace, components) = (space, values)
    rgba = space.rgba(values)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// `components` are as many as the space has, and alpha.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.init(
      space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  package convenience init(_ rgba: RGBA) {
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
      alpha: CGFloat(rgba.alpha))
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { components?.last ?? 0 }

  /// With alpha.
  public var numberOfComponents: Int { components?.count ?? 0 }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, values: components.dropLast() + [alpha])
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other || (one.colorSpace == other.colorSpace && one.components == other.components)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
