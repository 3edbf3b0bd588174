extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended

    /// Whether nothing follows but a reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture is going on.
    var isActive: Bool { self == .began || self == .changed }
  }
}
