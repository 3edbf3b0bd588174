import QuartzCore
public import UIKit

/// A window before a clock that stands until it is moved on.
///
/// While something is done on a stage, the globals of UIKit (`UIScreen.main`, `UIApplication.shared`, the
/// main queue, the time) are the stage's own; several stages can play in turns.
@MainActor
public final class Stage {
  public let screen: StageScreen
  /// The window that is filmed.
  public private(set) var window: UIWindow

  private let clock = AnimationClock()

  /// An application doesn't hold its delegate.
  private var appDelegate: (any UIApplicationDelegate)?
  private var ambient: Ambient
  private var handfuls: [Handful] = []

  /// The profile says which era's presentations and transitions the system's own are.
  public init(screen: StageScreen = StageScreen(), profile: SystemProfile = .classic) {
    self.screen = screen
    ambient = Ambient(
      screen: UIScreen(
        size: screen.size, scale: screen.scale, style: screen.style,
        safeAreaInsets: screen.safeAreaInsets), profile: profile)
    window = Self.with(clock, &ambient) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Starts an app as `UIApplicationMain` does. The delegate finds the stage's window, with `root` in
  /// it if one is given, or makes its own key window, which is filmed then.
  public func launch(
    _ delegate: any UIApplicationDelegate, root: UIViewController? = nil
  ) {
    appDelegate = delegate
    perform {
      if let root { window.rootViewController = root }
      UIApplication.shared.launch(delegate, window: window)
      guard let own = UIApplication.shared.keyWindow, own !== window else { return }
      window.isHidden = true
      window = own
    }
  }

  /// The time on the stage, in seconds.
  public var now: CFTimeInterval { clock.now }

  /// Whether a layer is animated, by an animation that will end by itself.
  package var isAnimating: Bool { clock.isAnimating }

  /// Does something on the stage: sets the scene, pushes a page, lifts a finger.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.with(clock, &ambient, body)
  }

  /// Has `action` done on the stage at `time`, in seconds.
  public func schedule(at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void) {
    clock.schedule(at: time, action)
  }

  /// The fingers that have come down by `time`, in seconds, those that are gone included, in the order
  /// in which they were sent.
  package func fingers(at time: CFTimeInterval) -> [Finger] {
    handfuls.flatMap { $0.fingers(at: time) }
  }

  func keep(_ handful: Handful) {
    handfuls.append(handful)
  }

  /// Moves the time on to `time`, in seconds, or to the first instant at which `isOver` holds.
  ///
  /// Throws where the time cannot move on, because something schedules itself again and again.
  public func advance(
    to time: CFTimeInterval, until isOver: () -> Bool = { false }
  ) throws {
    try perform { try clock.advance(to: time, until: isOver) }
  }

  /// What shows now: a value that can be drawn by any thread.
  package func tree() -> LayerNode {
    perform {
      if window.layer.sharpenContents(at: clock.now) { clock.commit() }
      return window.layer.layer(at: clock.now)
    }
  }

  private static func with<Result>(
    _ clock: AnimationClock, _ ambient: inout Ambient, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = (AnimationClock.current, Ambient.current)
    (AnimationClock.current, Ambient.current) = (clock, ambient)
    defer {
      ambient = Ambient.current
      (AnimationClock.current, Ambient.current) = before
    }
    return try AnimationClock.inTurn(body)
  }
}
