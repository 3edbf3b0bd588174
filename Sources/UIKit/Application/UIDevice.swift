public import Foundation

@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { Ambient.current.device }

  /// The iOS whose looks are imitated.
  public let systemVersion: String
  public let systemName = "iOS"

  package init(systemVersion: String = "12.4") {
    self.systemVersion = systemVersion
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Ambient.current.screen.traitCollection.userInterfaceIdiom
  }

  /// As the screen stands.
  open var orientation: UIDeviceOrientation {
    Ambient.current.application.statusBarOrientation.isLandscape ? .landscapeLeft : .portrait
  }

  /// Unlike Apple's, never posted: nobody turns the device of a film.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// Unlike Apple's, without effect: nobody turns the device.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Unlike Apple's, without effect: nobody turns the device.
  open func endGeneratingDeviceOrientationNotifications() {}

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var name: String { model }
}
