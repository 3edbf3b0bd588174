/// Two controllers of which one appears while the other disappears; either may be missing.
@MainActor
struct AppearanceExchange {
  let arriving: UIViewController?
  let leaving: UIViewController?

  /// Takes back what was begun: the one that was arriving goes, the other one is there again.
  func takeBack() {
    arriving?.beginAppearanceTransition(false, animated: true)
    arriving?.endAppearanceIfBegun()
    leaving?.beginAppearanceTransition(true, animated: true)
    leaving?.endAppearanceIfBegun()
  }
}
