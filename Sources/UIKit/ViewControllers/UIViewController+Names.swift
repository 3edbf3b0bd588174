extension UIViewController {
  /// How the log calls this controller: by its title or, failing that, by its type.
  var name: String {
    title ?? String(describing: type(of: self))
  }

  /// Logs a callback that this controller gets.
  func note(_ callback: String) {
    UIKitLog.current.note(.appearance, of: name, callback)
  }
}
