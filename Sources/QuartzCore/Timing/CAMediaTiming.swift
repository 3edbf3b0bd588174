public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

/// What has a time line of its own: a layer within its superlayer, an animation within its layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// In seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// In seconds.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent.
  var speed: Float { get set }
  /// In seconds of local time.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// In seconds; counts where `repeatCount` is 0.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
