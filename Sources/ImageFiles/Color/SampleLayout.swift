import CLCMS

/// How the samples of a pixel lie in memory, in lcms2's terms.
struct SampleLayout {
  let code: UInt32

  static let bgra = SampleLayout(PT_RGB, channels: 3, extra: 1, reversedAfterFirst: true)
  /// A grey picture as BGRA: its grey is the first of four bytes.
  static let greyInBGRA = SampleLayout(PT_GRAY, channels: 1, extra: 3)
  static let rgba16 = SampleLayout(PT_RGB, channels: 3, extra: 1, bytes: 2)
  static let greyInRGBA16 = SampleLayout(PT_GRAY, channels: 1, extra: 3, bytes: 2)
  /// 255 is full ink.
  static let cmyk = SampleLayout(PT_CMYK, channels: 4)
  /// 0 is full ink, as Adobe's JPEG files have it.
  static let cmykInverted = SampleLayout(PT_CMYK, channels: 4, isInverted: true)

  /// The bit fields of `lcms2.h`, whose macros Swift can't see.
  private init(
    _ space: Int32, channels: UInt32, extra: UInt32 = 0, bytes: UInt32 = 1,
    reversedAfterFirst: Bool = false, isInverted: Bool = false
  ) {
    let order: UInt32 = reversedAfterFirst ? 1 << 14 | 1 << 10 : 0
    let flavor: UInt32 = isInverted ? 1 << 13 : 0
    code = UInt32(space) << 16 | order | flavor | extra << 7 | channels << 3 | bytes
  }
}
