public import UIKit

/// The presentation controllers of the gallery, in the order in which they are listed.
public enum PresentationCatalog {
  /// One of them: what it is, and how to make it.
  public struct Entry: Sendable {
    public let name: String

    /// One line for a list.
    public let summary: String

    /// Makes a new one, of what is presented and what presents it.
    public let make:
      @MainActor @Sendable (UIViewController, UIViewController?) -> UIPresentationController
  }

  public static let all: [Entry] = [
    Entry(
      name: "DimmedCard", summary: "A card in the middle; the page behind it is dimmed alongside.",
      make: { DimmedCard(presentedViewController: $0, presenting: $1) })
  ]

  public static func entry(named name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
