public import Foundation

// Names that the containers need until the bars themselves are here; delete this file with them.

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?

  public init(title: String) {
    self.title = title
    super.init()
  }
}

@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  open var title: String?

  public init(title: String?) {
    self.title = title
    super.init()
  }
}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open private(set) var items: [UINavigationItem]?

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  open var isTranslucent = true
  open private(set) var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
}
