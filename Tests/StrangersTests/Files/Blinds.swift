// swift-format-ignore-file

import UIKit
import QuartzCore

/// Swift 4.2: slats of a drawn picture of the old page get thin by animations that report for themselves.
final class Blinds: NSObject, UIViewControllerAnimatedTransitioning {
  /// Closes a slat and says so.
  final class Closing: CABasicAnimation, CAAnimationDelegate {
    var whenClosed: ((Bool) -> Void)?

    static func over(_ seconds: CFTimeInterval, then whenClosed: @escaping (Bool) -> Void) -> Closing {
      let closing = Closing()
      closing.keyPath = "transform.scale.y"
      closing.fromValue = NSNumber(value: 1.0)
      closing.toValue = NSNumber(value: 0.0)
      closing.duration = seconds
      closing.fillMode = .forwards
      closing.isRemovedOnCompletion = false
      closing.whenClosed = whenClosed
      closing.delegate = closing
      return closing
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { whenClosed?(flag) }
  }

  private(set) var slats: [CALayer] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let room = transitionContext.containerView
    guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to),
      let picture = draw(old)?.cgImage else { return }
    room.addSubview(new)

    var rest = room.bounds
    while rest.height > 1 {
      let (top, below) = rest.divided(atDistance: room.bounds.height / 4, from: .minYEdge)
      slats.append(slat(of: picture, at: top, in: room.bounds))
      rest = below
    }
    var open = slats.count
    for slat in slats {
      room.layer.addSublayer(slat)
      CATransaction.begin()
      CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
      slat.opacity = 0.9
      CATransaction.commit()
      slat.add(Closing.over(transitionDuration(using: transitionContext)) { _ in
        open -= 1
        slat.removeFromSuperlayer()
        if open == 0 { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
      }, forKey: "closing")
    }
  }

  private func slat(of picture: CGImage, at place: CGRect, in whole: CGRect) -> CALayer {
    let slat = CALayer()
    slat.contents = picture
    slat.contentsRect = place.applying(CGAffineTransform(scaleX: 1 / whole.width, y: 1 / whole.height))
    slat.anchorPoint.y = 0
    slat.frame = place
    return slat
  }

  private func draw(_ view: UIView) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(view.frame.size, true, 0)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
