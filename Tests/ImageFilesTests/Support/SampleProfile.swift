import CLCMS
import Testing

/// ICC profiles built by lcms2.
enum SampleProfile {
  static func displayP3() throws -> [UInt8] {
    let sRGB: [cmsFloat64Number] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve = try #require(cmsBuildParametricToneCurve(nil, 4, sRGB))
    defer { cmsFreeToneCurve(curve) }
    return try rgb(curve, red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))
  }

  static func sRGB() throws -> [UInt8] {
    try bytes(of: cmsCreate_sRGBProfile())
  }

  static func grey(gamma: Double) throws -> [UInt8] {
    let curve = try #require(cmsBuildGamma(nil, gamma))
    defer { cmsFreeToneCurve(curve) }
    return try bytes(of: cmsCreateGrayProfile(cmsD50_xyY(), curve))
  }

  static func lab() throws -> [UInt8] {
    try bytes(of: cmsCreateLab4Profile(nil))
  }

  private static func rgb(
    _ curve: OpaquePointer, red: (Double, Double), green: (Double, Double), blue: (Double, Double)
  ) throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: red.0, y: red.1, Y: 1), Green: cmsCIExyY(x: green.0, y: green.1, Y: 1),
      Blue: cmsCIExyY(x: blue.0, y: blue.1, Y: 1))
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return try bytes(of: cmsCreateRGBProfile(&white, &primaries, &curves))
  }

  private static func bytes(of profile: cmsHPROFILE?) throws -> [UInt8] {
    let profile = try #require(profile)
    defer { cmsCloseProfile(profile) }
    var count: cmsUInt32Number = 0
    try #require(cmsSaveProfileToMem(profile, nil, &count) != 0)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    try #require(cmsSaveProfileToMem(profile, &bytes, &count) != 0)
    return bytes
  }
}
