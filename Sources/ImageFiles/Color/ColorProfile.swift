import CLCMS

/// An ICC profile, open in lcms2.
final class ColorProfile {
  /// More bytes than any real profile has.
  static let sizeLimit = 1 << 24

  let handle: cmsHPROFILE

  /// Nil if lcms2 can't read it.
  init?(icc: [UInt8]) {
    guard let handle = cmsOpenProfileFromMem(icc, cmsUInt32Number(icc.count)) else { return nil }
    self.handle = handle
  }

  /// Colours by primaries and a pure exponent; nil if lcms2 finds them impossible.
  init?(gamma: PNGGamma, primaries: PNGPrimaries) {
    var white = cmsCIExyY(x: primaries.white.x, y: primaries.white.y, Y: 1)
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: primaries.red.x, y: primaries.red.y, Y: 1),
      Green: cmsCIExyY(x: primaries.green.x, y: primaries.green.y, Y: 1),
      Blue: cmsCIExyY(x: primaries.blue.x, y: primaries.blue.y, Y: 1))
    let curve = gamma.isNearSRGB ? Self.sRGBCurve() : cmsBuildGamma(nil, 1 / gamma.encoding)
    guard let curve else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    guard let handle = cmsCreateRGBProfile(&white, &triple, &curves) else { return nil }
    self.handle = handle
  }

  /// sRGB itself.
  init?() {
    guard let handle = cmsCreate_sRGBProfile() else { return nil }
    self.handle = handle
  }

  deinit { cmsCloseProfile(handle) }

  /// The sRGB curve (IEC 61966-2-1) as lcms2's parametric type 4.
  private static func sRGBCurve() -> OpaquePointer? {
    cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}

extension ColorProfile {
  /// What the numbers of a picture in this profile mean.
  enum Space {
    case rgb
    case grey
    case cmyk
    case other
  }

  var space: Space {
    switch cmsGetColorSpace(handle) {
    case cmsSigRgbData: .rgb
    case cmsSigGrayData: .grey
    case cmsSigCmykData: .cmyk
    default: .other
    }
  }
}
