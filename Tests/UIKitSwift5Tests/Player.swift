import QuartzCore
import UIKit

/// Plays `body` on a clock of its own, with a window to put views in.
@MainActor
func playing(_ body: (AnimationClock, UIWindow) throws -> Void) rethrows {
  let (clock, ambient) = (AnimationClock.current, Ambient.current)
  defer { (AnimationClock.current, Ambient.current) = (clock, ambient) }
  AnimationClock.current = AnimationClock()
  Ambient.current = Ambient()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.makeKeyAndVisible()
  try body(.current, window)
}
