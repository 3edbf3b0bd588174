import QuartzCore
import UIKit

/// A clock, a screen and a window of a test's own, which hold for as long as `play` runs.
@MainActor
struct Film {
  let clock = AnimationClock()
  let window: UIWindow

  /// What the layer of `view` shows now.
  func shown(_ view: UIView) -> LayerValues {
    view.layer.presentation()?.values ?? view.layer.values
  }

  /// Plays `body` on a clock at 0, before a screen of `size` points.
  static func play<Result>(
    size: CGSize = CGSize(width: 375, height: 667), style: UIUserInterfaceStyle = .light,
    profile: SystemProfile = .classic, _ body: (Film) throws -> Result
  ) rethrows -> Result {
    let (clock, ambient) = (AnimationClock.current, Ambient.current)
    defer { (AnimationClock.current, Ambient.current) = (clock, ambient) }
    Ambient.current = Ambient(
      screen: UIScreen(size: size, scale: 2, style: style), profile: profile)
    let film = Film()
    return try body(film)
  }

  private init() {
    AnimationClock.current = clock
    window = UIWindow(frame: Ambient.current.screen.bounds)
    window.makeKeyAndVisible()
    clock.commit()
  }

  /// A view in the window.
  func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }
}
