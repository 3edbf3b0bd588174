/// Two controllers of which one appears while the other disappears; either may be missing.
@MainActor
struct AppearanceExchange {
  let arriving: UIViewController?
  let leaving: UIViewController?

  /// Takes back what was begun: the one that was arriving goes, the other one is there again, if the
  /// container that they are in still is.
  func takeBack(in container: UIViewController? = nil) {
    arriving?.beginAppearanceTransition(false, animated: true)
    arriving?.endAppearanceIfBegun()
    let place = container?.appearance ?? .appeared
    if place == .appeared || place == .appearing {
      leaving?.beginAppearanceTransition(true, animated: true)
    }
    if place != .appearing { leaving?.endAppearanceIfBegun() }
  }
}
