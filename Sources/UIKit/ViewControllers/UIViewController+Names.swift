extension UIViewController {
  /// How the log calls this controller.
  var name: String {
    nameInLog ?? title ?? String(describing: type(of: self))
  }

  /// Logs a callback that this controller gets.
  func note(_ callback: String) {
    UIKitLog.current.note(.appearance, of: name, callback)
  }
}
