import UIKit

/// The view controllers of the gallery, in the order in which they are listed.
public enum ScreenCatalog {
  public static let all: [ScreenEntry] = [
    ScreenEntry(
      name: "AlongsideScreen",
      summary: "A disc travels to the middle alongside the transition that brings the page.",
      make: { AlongsideScreen() }),
    ScreenEntry(
      name: "TouchToDismissScreen", summary: "A page that goes when it is touched anywhere.",
      make: { TouchToDismissScreen() }),
    ScreenEntry(
      name: "SpringSegueScreen",
      summary: "A swipe up performs a spring segue; a swipe down on the next page unwinds it.",
      make: { SpringSegueScreen() }),
    ScreenEntry(
      name: "FlippedChildrenScreen", summary: "A touch exchanges two children by a flip.",
      make: { SwapScreen(.transitionFlipFromLeft) }),
    ScreenEntry(
      name: "DissolvedChildrenScreen", summary: "A touch exchanges two children by a dissolve.",
      make: { SwapScreen(.transitionCrossDissolve) }),
  ]

  public static func entry(named name: String) -> ScreenEntry? {
    all.first { $0.name == name }
  }
}
