// swift-format-ignore-file

import Foundation
import UIKit

public enum BounceDirection { case up, down }

open class BounceUp: NSObject {
  public let direction: BounceDirection
  public init(_ direction: BounceDirection) { self.direction = direction; super.init() }
}

extension BounceUp: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
    switch direction {
    case .up: return 1.0;
    case .down: return 0.3
    }
  }

  public func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    let bounds = UIScreen.main.bounds
    switch direction {
    case .up:
      guard let to = ctx.viewController(forKey: .to) else { fatalError("nobody comes") }
      let final = ctx.finalFrame(for: to)
      to.view.frame = final.offsetBy(dx: 0, dy: bounds.size.height)
      ctx.containerView.addSubview(to.view)
      UIView.animate(
        withDuration: transitionDuration(using: ctx), delay: 0, usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0.0, options: UIView.AnimationOptions.curveLinear,
        animations: {
          ctx.viewController(forKey: .from)?.view.alpha = 0.5
          to.view.frame = final
        },
        completion: { _ in
          ctx.viewController(forKey: .from)?.view.alpha = 1.0
          ctx.completeTransition(true)
        })
    case .down:
      guard let from = ctx.viewController(forKey: .from) else { fatalError("nobody goes") }
      UIView.animate(
        withDuration: transitionDuration(using: ctx), delay: 0, options: [.curveEaseIn],
        animations: {
          from.view.frame.origin.y = bounds.height
        }
      ) { done in
        from.view.removeFromSuperview()
        ctx.completeTransition(done)
      }
    }
  }
}
