public import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How high a window is above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func + (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue + rhs)
    }

    public static func - (lhs: Level, rhs: CGFloat) -> Level {
      Level(rawValue: lhs.rawValue - rhs)
    }

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  open var windowLevel = Level.normal {
    didSet { if !isHidden { windowScene?.show(self) } }
  }

  open private(set) weak var windowScene: UIWindowScene?

  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue) }
  }

  var firstResponder: UIResponder?
  var taps = TapSeries()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeItsPlace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeItsPlace()
  }

  /// As large as the screen.
  public convenience init() {
    self.init(frame: Ambient.current.screen.bounds)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  open var screen: UIScreen { Ambient.current.screen }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  /// A window is hidden until it is told to show.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        windowScene?.hide(self)
        AnimationClock.current.removeRoot(layer)
        rootDisappears()
      } else {
        windowScene?.show(self)
        AnimationClock.current.addRoot(layer)
        rootAppears()
      }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  open override var safeAreaInsets: UIEdgeInsets {
    let (screen, insets) = (screen.bounds, screen.safeAreaInsets)
    return UIEdgeInsets(
      top: max(insets.top - frame.minY, 0), left: max(insets.left - frame.minX, 0),
      bottom: max(frame.maxY - screen.maxY + insets.bottom, 0),
      right: max(frame.maxX - screen.maxX + insets.right, 0))
  }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    windowScene?.keyWindow = self
    becomeKey()
  }

  open func becomeKey() {}

  /// Delivers the touches of `event`, each to the view under it when it began and to the recognisers
  /// of that view and those around it.
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }

  private func takeItsPlace() {
    windowScene = Ambient.current.application.scene
    layer.isHidden = true
  }
}
