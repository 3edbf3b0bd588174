public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb
}

/// What a colour's components mean. Drawing happens in sRGB; the others are converted on the way in.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  public let name: CFString?
  public let model: CGColorSpaceModel

  /// Unlike Apple's, knows the names above and no others.
  public convenience init?(name: CFString) {
    guard
      let space = [Self.rgb, Self.extendedRGB, Self.p3, Self.gray].first(where: { $0.name == name })
    else { return nil }
    self.init(space.name, space.model)
  }

  private init(_ name: CFString?, _ model: CGColorSpaceModel) {
    (self.name, self.model) = (name, model)
  }

  /// Of a colour, without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  package static let rgb = CGColorSpace(sRGB, .rgb)
  package static let extendedRGB = CGColorSpace(extendedSRGB, .rgb)
  package static let p3 = CGColorSpace(displayP3, .rgb)
  package static let gray = CGColorSpace(genericGrayGamma2_2, .monochrome)
}

/// sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
