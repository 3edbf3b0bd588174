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

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var name: String { model }
}
