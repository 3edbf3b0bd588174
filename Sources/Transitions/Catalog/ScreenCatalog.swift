public import UIKit

/// The view controllers of the gallery, in the order in which they are listed.
public enum ScreenCatalog {
  /// One that has a part in its own transition.
  public struct Entry: Sendable {
    public let name: String

    /// One line for a list.
    public let summary: String

    /// Makes a new view controller.
    public let make: @MainActor @Sendable () -> UIViewController
  }

  public static let all: [Entry] = [
    Entry(
      name: "AlongsideScreen",
      summary: "A disc travels to the middle alongside the transition that brings the page.",
      make: { AlongsideScreen() }),
    Entry(
      name: "TouchToDismissScreen", summary: "A page that goes when it is touched anywhere.",
      make: { TouchToDismissScreen() }),
    Entry(
      name: "FlippedChildrenScreen", summary: "A touch exchanges two children by a flip.",
      make: { SwapScreen(.transitionFlipFromLeft) }),
    Entry(
      name: "DissolvedChildrenScreen", summary: "A touch exchanges two children by a dissolve.",
      make: { SwapScreen(.transitionCrossDissolve) }),
    Entry(
      name: "ViewTransitionsScreen",
      summary: "A touch turns a card over, and has a note say something else.",
      make: { ViewTransitionsScreen() }),
    Entry(
      name: "PullDownScreen",
      summary: "A touch presents a page, which a pan pulls down again by its own interaction.",
      make: { PullDownScreen() }),
    Entry(
      name: "LetGoScreen",
      summary: "A page that says, as soon as a finger has let it go, whether it stays.",
      make: { LetGoScreen() }),
  ]

  public static func entry(named name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
