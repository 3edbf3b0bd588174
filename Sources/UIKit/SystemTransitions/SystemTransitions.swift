/// An animator of the system's own: delegates aren't asked to drive it.
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning, NamedInLog {
  /// Whether it moves by the system's spring, and what runs alongside with it.
  var movesBySpring: Bool { get }
}

/// What animates a transition for which a delegate has no animator.
@MainActor
enum SystemTransitions {
  static func navigation(
    _ operation: UINavigationController.Operation
  ) -> any UIViewControllerAnimatedTransitioning {
    NavigationSlide(isPop: operation == .pop)
  }

  /// Nil where tabs change at once, as before iOS 18.
  static func tabs() -> (any UIViewControllerAnimatedTransitioning)? {
    SystemProfile.current == .modern ? CrossDissolve(isDismissal: false) : nil
  }

  static func presentation(
    _ style: UIModalTransitionStyle
  ) -> any UIViewControllerAnimatedTransitioning {
    modal(style, isDismissal: false)
  }

  static func dismissal(
    _ style: UIModalTransitionStyle
  ) -> any UIViewControllerAnimatedTransitioning {
    modal(style, isDismissal: true)
  }

  private static func modal(
    _ style: UIModalTransitionStyle, isDismissal: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    switch style {
    case .coverVertical: return CoverVertical(isDismissal: isDismissal)
    case .crossDissolve: return CrossDissolve(isDismissal: isDismissal)
    case .flipHorizontal: return FlipHorizontal(isDismissal: isDismissal)
    case .partialCurl:
      UIKitLog.current.warn("Pages don't curl here: partialCurl covers vertically.")
      return CoverVertical(isDismissal: isDismissal)
    case .unknown(let rawValue):
      UIKitLog.current.warn(
        "There is no modalTransitionStyle with the raw value \(rawValue): it covers vertically.")
      return CoverVertical(isDismissal: isDismissal)
    }
  }
}

extension SystemAnimator {
  /// Animates by the system's spring or, where a finger drives it, evenly over the duration.
  func animate(
    _ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard context.isInteractive else {
      return UIView.animateWithSystemSpring(animations, completion: completion)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: animations, completion: completion)
  }
}

extension UIView {
  /// Animates with the spring of the system's own transitions: critically damped, mass 3,
  /// stiffness 1000, 0.5 s, which UIKit knows as its undocumented curve 7.
  /// It insists on that within other blocks.
  static func animateWithSystemSpring(
    _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.5, delay: 0,
      options: [
        AnimationOptions(rawValue: 7 << 16), .overrideInheritedDuration, .overrideInheritedCurve,
      ],
      animations: animations, completion: completion)
  }
}
