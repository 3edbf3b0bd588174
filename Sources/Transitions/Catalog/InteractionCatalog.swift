/// What gestures can drive transitions with, in the order in which it is listed.
public enum InteractionCatalog {
  /// One of them: what it is, and how to make it.
  public struct Entry: Sendable {
    public let name: String

    /// One line for a list.
    public let summary: String

    /// Whether a tap can begin with it too: the transition then starts by itself.
    public private(set) var startsByTap = false

    /// Whether two fingers that pinch can drive with it.
    public private(set) var followsPinch = true

    /// Makes a new one for one gesture.
    public let make: @MainActor @Sendable (GestureTravel) -> any GestureDriver
  }

  public static let all: [Entry] = [
    Entry(
      name: "percent", summary: "Scrubs the animator's transition.", make: { PercentDriver($0) }),
    Entry(
      name: "Slide", summary: "Moves the leaving page by hand and settles in 0.2 s.",
      followsPinch: false, make: { SlideDriver($0) }),
    Entry(
      name: "SlideBeside", summary: "Moves both pages by hand, side by side; settles in 0.2 s.",
      followsPinch: false, make: { SlideDriver($0, arrival: .beside) }),
    Entry(
      name: "Catch", summary: "Scrubs, and lets a finger catch what runs by itself.",
      startsByTap: true, followsPinch: false, make: { CatchDriver($0) }),
  ]

  public static func entry(named name: String) -> Entry? {
    all.first { $0.name == name }
  }
}
