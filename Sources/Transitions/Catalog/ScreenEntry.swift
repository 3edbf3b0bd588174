public import UIKit

/// A view controller of the gallery: one that has a part in its own transition.
public struct ScreenEntry: Sendable {
  public let name: String

  /// One line for a list.
  public let summary: String

  /// Makes a new view controller.
  public let make: @MainActor @Sendable () -> UIViewController
}
