public import Foundation
import QuartzCore

/// A damped spring.
///
/// Unlike Apple's, of a velocity only `dx` counts, also where a view's centre moves.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  fileprivate enum Kind {
    /// Settles within the animator's duration.
    case damped(ratio: Double)
    /// Takes its own time, in seconds.
    case physical(SpringCurve, TimeInterval)
  }

  /// In whole distances per second.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// The system's spring, of pushes and keyboards; 0.5 s.
  public override init() {
    kind = .physical(.keyboard, 0.5)
    initialVelocity = .zero
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .damped(ratio: ratio)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take, in seconds, and how much it overshoots (−1…1).
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero
  ) {
    kind = .physical(
      SpringCurve(
        perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.dx))
    self.initialVelocity = initialVelocity
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func motion(over duration: TimeInterval) -> (pace: BlockTiming.Pace, duration: TimeInterval) {
    switch kind {
    case .damped(let ratio):
      (.dampedSpring(ratio: ratio, velocity: initialVelocity.dx), duration)
    case .physical(let curve, let settling): (.spring(curve), settling)
    }
  }
}

extension UISpringTimingParameters.Kind {
  fileprivate static func physical(_ curve: SpringCurve) -> Self {
    .physical(curve, curve.settlingDuration)
  }
}
