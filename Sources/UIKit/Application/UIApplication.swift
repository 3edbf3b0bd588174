public import Foundation

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  open class var shared: UIApplication { Ambient.current.application }

  /// What an app may be doing.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open weak var delegate: (any UIApplicationDelegate)?

  /// The window scene of the windows that are shown.
  let scene = UIWindowScene()
  private var ignoring = 0

  package override init() {
    super.init()
  }

  /// Unlike Apple's, always active: the app of a film is in front.
  open var applicationState: State { .active }

  /// The windows that are shown, the lowest first.
  open var windows: [UIWindow] { scene.windows }

  open var keyWindow: UIWindow? { scene.keyWindow }

  open var connectedScenes: Set<UIScene> { [scene] }

  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  open func beginIgnoringInteractionEvents() {
    ignoring += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoring = max(ignoring - 1, 0)
  }

  /// While interaction is ignored, nobody hears of touches; one that goes meanwhile was cancelled.
  open func sendEvent(_ event: UIEvent) {
    var event = event
    if isIgnoringInteractionEvents {
      let gone = event.orderedTouches.filter(\.isOver)
      for touch in gone { touch.phase = .cancelled }
      event = UIEvent(touches: gone, timestamp: event.timestamp)
    }
    for window in windows {
      window.sendEvent(event)
    }
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(Ambient.current.screen.traitCollection.layoutDirection)
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    let bounds = Ambient.current.screen.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The band that the status bar covers, in points.
  open var statusBarFrame: CGRect {
    let screen = Ambient.current.screen
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  open override var next: UIResponder? { delegate as? UIResponder }
}
