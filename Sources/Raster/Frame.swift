/// One picture of a film and how long it stands.
public struct Frame: Sendable, Equatable {
  public var bitmap: Bitmap
  /// In seconds.
  public var duration: Double

  public init(bitmap: Bitmap, duration: Double) {
    self.bitmap = bitmap
    self.duration = duration
  }
}
