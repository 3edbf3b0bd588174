import CoreGraphics
import Foundation
import QuartzCore

/// The screen turns round about the vertical axis: the two pages are its faces. Behind it is black.
///
/// What UIKit's own turn takes and how far the eye is away is not known; these are the numbers of
/// imitations.
@MainActor
final class FlipHorizontal: NSObject, SystemAnimator {
  let movesBySpring = false
  private static let distance: CGFloat = 1000
  private let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
    super.init()
  }

  var logName: String { "UIKit's flipHorizontal" }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.75
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let (front, back) = faces(of: context) else { return context.completeTransition(false) }
    let container = context.containerView
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = .black
    container.insertSubview(backdrop, at: 0)
    for face in [front, back] where face.superview !== container { container.addSubview(face) }

    let (away, towards) = isDismissal ? (CGFloat.pi / 2, -CGFloat.pi / 2) : (-.pi / 2, .pi / 2)
    let transforms = (front.transform3D, back.transform3D)
    front.transform3D = Self.turned(0)
    back.transform3D = Self.turned(towards)
    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        front.transform3D = Self.turned(away)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        back.transform3D = Self.turned(0)
      }
    } completion: { _ in
      (front.transform3D, back.transform3D) = transforms
      backdrop.removeFromSuperview()
      self.stand?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A picture of the presenter, for where its own view has to be left alone.
  private var stand: UIView?

  /// What turns away, and what turns towards the eye.
  private func faces(
    of context: any UIViewControllerContextTransitioning
  ) -> (front: UIView, back: UIView)? {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return nil }
    context.view(forKey: .to)?.frame = context.finalFrame(for: to)
    let presenter = isDismissal ? to : from
    if context.view(forKey: isDismissal ? .to : .from) == nil {
      stand = presenter.view?.snapshotView(afterScreenUpdates: true)
      stand?.frame = context.finalFrame(for: presenter)
    }
    guard let front = context.view(forKey: .from) ?? stand,
      let back = context.view(forKey: .to) ?? stand
    else { return nil }
    return (front, back)
  }

  private static func turned(_ angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}
