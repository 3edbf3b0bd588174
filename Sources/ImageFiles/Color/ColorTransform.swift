import CLCMS

/// A conversion to sRGB in BGRA, relative colorimetric; the fourth byte of each pixel is left alone.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM

  /// Nil if lcms2 can't get from there to sRGB.
  init?(from profile: ColorProfile, layout: SampleLayout) {
    guard let sRGB = ColorProfile() else { return nil }
    let transform = cmsCreateTransform(
      profile.handle, layout.code, sRGB.handle, SampleLayout.bgra.code,
      cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), 0)
    guard let transform else { return nil }
    handle = transform
  }

  deinit { cmsDeleteTransform(handle) }

  func apply(_ source: UnsafeRawPointer?, to target: UnsafeMutableBufferPointer<UInt32>) {
    cmsDoTransform(handle, source, target.baseAddress, cmsUInt32Number(target.count))
  }
}
