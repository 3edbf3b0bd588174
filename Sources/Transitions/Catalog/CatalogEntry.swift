public import UIKit

/// One transition of the gallery: what it is, and how to make its animator.
public struct CatalogEntry: Sendable {
  /// What changes the screen: each family has its own container and its own rules.
  public enum Family: String, Sendable, CaseIterable {
    case navigation, tab, modal
    /// Works in each of the others.
    case any
  }

  /// On to something, back from it, or either.
  public enum Direction: String, Sendable, CaseIterable {
    case there, back, both
  }

  public let name: String
  public let family: Family
  public let direction: Direction

  /// The name of the transition that undoes this one.
  public let wayBack: String

  /// In seconds.
  public let duration: TimeInterval

  /// One line for a list.
  public let summary: String

  /// The presentation style that a modal one is made for.
  public let presentationStyle: UIModalPresentationStyle

  /// Whether a picture flies from one page to the other, so that the pages must say which and where to.
  public private(set) var movesPicture = false

  /// Makes a new animator.
  public let make: @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
}
