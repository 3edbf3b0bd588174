public import UIKit

/// The segues of the gallery, in the order in which they are listed.
public enum SegueCatalog {
  /// One of them: what it is, and how to make it.
  public struct Entry: Sendable {
    public let name: String

    /// Whether it goes back, as an unwind segue does.
    public let unwinds: Bool

    /// How long it lasts, in seconds: no transition is open meanwhile.
    public let duration: TimeInterval

    /// One line for a list.
    public let summary: String

    /// Makes a new one, of its identifier, what it leaves and what it goes to.
    public let make:
      @MainActor @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue
  }

  public static let all: [Entry] = [
    Entry(
      name: "SpringSegue", unwinds: false, duration: SpringSegue.duration,
      summary: "The new page springs up from below over the old one.",
      make: { SpringSegue(identifier: $0, source: $1, destination: $2) }),
    Entry(
      name: "SpringUnwindSegue", unwinds: true, duration: SpringUnwindSegue.duration,
      summary: "The page springs down and uncovers the one it came from.",
      make: { SpringUnwindSegue(identifier: $0, source: $1, destination: $2) }),
  ]

  public static func entry(named name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
