import CLCMS

/// A conversion to sRGB in BGRA, relative colorimetric; the fourth byte of each pixel is left alone.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM

  /// Nil if lcms2 can't get from there to sRGB. An exact one is slower: for 16-bit samples lcms2 else
  /// goes through a coarse table, off by up to 14 steps of 255 (a million random colours of P3).
  init?(from profile: ColorProfile, layout: SampleLayout, isExact: Bool = false) {
    guard let sRGB = ColorProfile() else { return nil }
    let transform = cmsCreateTransform(
      profile.handle, layout.code, sRGB.handle, SampleLayout.bgra.code,
      cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      cmsUInt32Number(isExact ? cmsFLAGS_NOOPTIMIZE : 0))
    guard let transform else { return nil }
    handle = transform
  }

  deinit { cmsDeleteTransform(handle) }

  func apply(_ source: UnsafeRawPointer?, to target: UnsafeMutableBufferPointer<UInt32>) {
    cmsDoTransform(handle, source, target.baseAddress, cmsUInt32Number(target.count))
  }
}
