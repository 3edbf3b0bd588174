extension UIApplication {
  /// Says why an app was started. Here there is never a reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Starts an app from its delegate, which gets the window that a main storyboard would have made.
  package func launch(_ delegate: any UIApplicationDelegate, window: UIWindow) {
    self.delegate = delegate
    delegate.window = window
    note("willFinishLaunchingWithOptions", to: delegate)
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    note("didFinishLaunchingWithOptions", to: delegate)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    note("applicationDidBecomeActive", to: delegate)
    delegate.applicationDidBecomeActive(self)
  }

  private func note(_ call: String, to delegate: any UIApplicationDelegate) {
    UIKitLog.current.note(.delegate, of: "\(type(of: delegate))", call)
  }
}

/// The old way to ask for the kind of device.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
