/// What the person before the screen needs: here nobody has asked for anything.
@preconcurrency @MainActor
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }

  /// Writes into the log what would be spoken.
  public static func post(notification: Notification, argument: Any?) {
    let name = names[notification] ?? "\(notification.rawValue)"
    UIKitLog.current.note(.feedback, of: "UIAccessibility", "post(\(name))")
  }

  private static let names: [Notification: String] = [
    .screenChanged: "screenChanged", .layoutChanged: "layoutChanged",
    .announcement: "announcement", .pageScrolled: "pageScrolled",
  ]
}
