public import Foundation

/// Where messages go: to what the code prints, as in Xcode's console, unless it is `disabled`.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(isSilent: false)
  public static let disabled = OSLog(isSilent: true)

  private let isSilent: Bool

  private init(isSilent: Bool) {
    self.isSilent = isSilent
  }

  public convenience init(subsystem: String, category: String) {
    self.init(isSilent: false)
  }

  public func isEnabled(type: OSLogType) -> Bool { !isSilent }

  func write(_ message: @autoclosure () -> String) {
    if !isSilent { puts(message()) }
  }
}

/// Prints `message`, in which each `%` stands for an argument.
///
/// Unlike Apple's, arguments may be of any type: a `String` is no `CVarArg` here.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {
  log.write(LogFormat(message.description).text(arguments))
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(message.text)
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text)
}
