// swift-format-ignore-file

import UIKit

protocol ZoomSource: AnyObject {
  func zoomFrame() -> CGRect
}

/// Grows out of a cell and shrinks back into it. Callers have to set `source` first!
class ZoomFromCell: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind { case zoomIn, zoomOut }
  let kind: Kind
  weak var source: ZoomSource!

  init(kind: Kind, source: ZoomSource) {
    self.kind = kind
    self.source = source
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.8 }

  private func squeeze(_ view: UIView, into frame: CGRect) {
    view.transform = CGAffineTransform(
      scaleX: frame.width / view.bounds.width, y: frame.height / view.bounds.height)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.layer.cornerRadius = 20
  }

  private func release(_ view: UIView, in frame: CGRect) {
    view.transform = CGAffineTransform.identity
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.layer.cornerRadius = 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let zooming: UIView! = transitionContext.view(forKey: kind == .zoomIn ? .to : .from)
    let cell = source.zoomFrame()
    if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
    container.bringSubviewToFront(zooming)
    zooming.clipsToBounds = true
    if kind == .zoomIn { squeeze(zooming, into: cell) }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        switch self.kind {
        case .zoomIn: self.release(zooming, in: container.bounds)
        case .zoomOut: self.squeeze(zooming, into: cell)
        }
      },
      completion: { ok in
        transitionContext.completeTransition(ok && !transitionContext.transitionWasCancelled)
      })
  }
}
