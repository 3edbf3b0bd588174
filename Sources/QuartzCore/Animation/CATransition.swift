public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// From what a layer and all below it showed last to what they show now.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Where movement comes from; from the left where it is nil.
  open var subtype: CATransitionSubtype?
  /// In shares of the way.
  open var startProgress: Float = 0
  /// In shares of the way.
  open var endProgress: Float = 1

  override func played(
    on model: LayerValues, defaultDuration: CFTimeInterval
  ) -> PlayedAnimation {
    let passage = Passage(
      type: type, subtype: subtype ?? .fromLeft, start: Double(startProgress),
      end: Double(endProgress))
    return PlayedAnimation(
      timing: timing(defaultDuration: defaultDuration), pacing: .curve(timingFunction),
      effect: .passage(passage))
  }

  override func duplicate() -> CAAnimation {
    let copy = copied(to: CATransition())
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    return copy
  }
}
