/// Names a view that a transition's animator may move.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves; nil where the animator has to keep its hands off it.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The view that arrives; nil where the animator has to keep its hands off it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
