// swift-format-ignore-file

import UIKit

/// Cuts a screenshot of the old page into slices that fall down one after the other.
class Slices: NSObject, UIViewControllerAnimatedTransitioning {
  let count = 5
  func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 0.9 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let renderer = UIGraphicsImageRenderer(size: from.bounds.size)
    let screenshot = renderer.image { _ in
      from.drawHierarchy(in: from.bounds, afterScreenUpdates: false)
    }
    context.containerView.addSubview(to)
    from.removeFromSuperview()

    let width = from.bounds.width / CGFloat(count)
    var views = [UIImageView]()
    for i in 0..<count {
      let part = CGRect(x: CGFloat(i) * width, y: 0, width: width, height: from.bounds.height)
      let scale = screenshot.scale
      let pixels = part.applying(CGAffineTransform(scaleX: scale, y: scale))
      guard let cropped = screenshot.cgImage?.cropping(to: pixels) else { continue }
      let view = UIImageView(image: UIImage(cgImage: cropped, scale: scale, orientation: .up))
      view.frame = part
      view.contentMode = .scaleToFill
      context.containerView.addSubview(view)
      views.append(view)
    }
    for (i, view) in views.enumerated() {
      UIView.animate(
        withDuration: 0.5, delay: Double(i) * 0.1, options: [.curveEaseIn],
        animations: {
          view.frame.origin.y += from.bounds.height
        },
        completion: { _ in
          view.removeFromSuperview()
          if i == views.count - 1 { context.completeTransition(!context.transitionWasCancelled) }
        })
    }
  }
}
