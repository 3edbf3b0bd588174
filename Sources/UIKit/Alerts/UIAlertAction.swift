public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style

  open var isEnabled = true {
    didSet { onChange?() }
  }

  /// Tells the alert that shows the action.
  var onChange: (() -> Void)?

  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Says in the log that somebody has tapped it.
  func noteTap() {
    UIKitLog.current.note(
      .action, of: "UIAlertAction(\(title ?? ""))", "tapped",
      answer: handler == nil ? "nobody" : "handler")
  }

  func perform() {
    handler?(self)
  }
}
