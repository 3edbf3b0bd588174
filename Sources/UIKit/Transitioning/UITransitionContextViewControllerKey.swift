/// Names a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on screen when the transition starts.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The controller that is on screen when the transition has succeeded.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
