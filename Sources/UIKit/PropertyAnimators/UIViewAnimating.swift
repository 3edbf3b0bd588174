public import Foundation
public import QuartzCore

public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not begun, or are over.
  case inactive = 0
  /// The animations run or are paused.
  case active = 1
  /// The animations were stopped and wait for `finishAnimation(at:)`.
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Animations that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }

  /// How much is done in the present direction, 0…1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of what blocks change.
///
/// Unlike Apple's, where these members are optional, one that isn't implemented does nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The members as they are called with question marks.
extension UIViewImplicitlyAnimating {
  public var addAnimations: OptionalMember<any UIViewImplicitlyAnimating>? {
    OptionalMember(of: self)
  }

  public var continueAnimation: OptionalMember<any UIViewImplicitlyAnimating>? {
    OptionalMember(of: self)
  }

  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}

extension OptionalMember where Owner == any UIViewImplicitlyAnimating {
  public func callAsFunction(_ animation: @escaping () -> Void) { owner.addAnimations(animation) }

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    owner.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    owner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
