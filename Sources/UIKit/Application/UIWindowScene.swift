@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?

  /// The windows that are shown, the lowest first.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  open var screen: UIScreen { Ambient.current.screen }

  open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
  private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

  open var interfaceOrientation: UIInterfaceOrientation {
    Ambient.current.application.statusBarOrientation
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts `window` on top of the others of its level.
  func show(_ window: UIWindow) {
    hide(window)
    let level = window.windowLevel
    let above = entries.firstIndex { ($0.window?.windowLevel ?? level) > level }
    entries.insert(Entry(window: window), at: above ?? entries.endIndex)
  }

  func hide(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
