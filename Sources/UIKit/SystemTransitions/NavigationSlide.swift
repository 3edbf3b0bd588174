import CoreGraphics
import Foundation

/// The page on top slides in from the right (from the left where one reads from there), or out again, over one that follows more slowly, a
/// little dimmed. The numbers are those of iOS 7 to 12, as their imitations measured them.
@MainActor
final class NavigationSlide: NSObject, SystemAnimator {
  let movesBySpring = true
  /// How far the page below moves, as a share of its width.
  private static let parallax: CGFloat = 0.3

  /// How dark the page below is when it is covered.
  private static let dimming: CGFloat = 0.1

  private static let shadowWidth: CGFloat = 9
  private let isPop: Bool

  init(isPop: Bool) {
    self.isPop = isPop
    super.init()
  }

  var logName: String { isPop ? "UIKit's pop" : "UIKit's push" }

  /// What coordinators are told; the spring itself takes half a second.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: arriving)
    isPop ? container.insertSubview(to, belowSubview: from) : container.addSubview(to)

    let (upper, lower) = isPop ? (from, to) : (to, from)
    let (covering, covered) = (upper.frame, lower.frame)
    let isMirrored = arriving.navigationController?.view.isMirrored ?? false
    let forwards: CGFloat = isMirrored ? -1 : 1
    let aside = covering.offsetBy(dx: forwards * container.bounds.width, dy: 0)
    let under = covered.offsetBy(dx: -forwards * Self.parallax * covered.width, dy: 0)
    let dim = addDim(over: lower, in: container)
    let shadow = addShadow(beside: upper, in: container)
    if isMirrored { shadow.transform = CGAffineTransform(scaleX: -1, y: 1) }
    func placeShadow() {
      shadow.frame.origin.x =
        isMirrored ? upper.frame.maxX : upper.frame.minX - Self.shadowWidth
    }
    upper.frame = isPop ? covering : aside
    lower.frame = isPop ? under : covered
    dim.alpha = isPop ? Self.dimming : 0
    placeShadow()

    animate(context) {
      upper.frame = self.isPop ? aside : covering
      lower.frame = self.isPop ? covered : under
      dim.alpha = self.isPop ? 0 : Self.dimming
      placeShadow()
    } completion: { _ in
      dim.removeFromSuperview()
      shadow.removeFromSuperview()
      lower.frame = covered
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func addDim(over lower: UIView, in container: UIView) -> UIView {
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    container.insertSubview(dim, aboveSubview: lower)
    return dim
  }

  private func addShadow(beside upper: UIView, in container: UIView) -> UIView {
    let frame = CGRect(x: 0, y: 0, width: Self.shadowWidth, height: container.bounds.height)
    let shadow = UIView(frame: frame)
    let gradient = CAGradientLayer()
    gradient.frame = shadow.bounds
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.2).cgColor]
    shadow.layer.addSublayer(gradient)
    container.insertSubview(shadow, belowSubview: upper)
    return shadow
  }
}
