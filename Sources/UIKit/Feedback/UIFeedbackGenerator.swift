public import Foundation

/// What taps the finger back. Unlike Apple's, it only writes into the log: a film can't be felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Unlike Apple's, without effect: nothing has to warm up.
  open func prepare() {}

  func write(_ call: String) {
    UIKitLog.current.note(.feedback, of: "\(type(of: self))", call)
  }
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .medium)
  }

  open func impactOccurred() {
    write("impactOccurred() \(style)")
  }

  open func impactOccurred(intensity: CGFloat) {
    write("impactOccurred(intensity: \(intensity)) \(style)")
  }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {
    write("selectionChanged()")
  }
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    write("notificationOccurred(\(notificationType))")
  }
}
