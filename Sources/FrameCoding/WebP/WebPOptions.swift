/// How a WebP is made.
public struct WebPOptions: Sendable, Equatable {
  /// 1 to 99, as libwebp has it; nil or 100 is a film without loss.
  ///
  /// Pages of flat colours and text take fewer bytes without loss than with it; photographs in motion take
  /// a tenth at 90.
  public var quality: Int?

  public init(quality: Int? = nil) {
    self.quality = quality
  }
}
