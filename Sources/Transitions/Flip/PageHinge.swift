import UIKit

/// A page that turns about its left edge in perspective, with a shadow that deepens as it turns.
@MainActor
struct PageHinge {
  private let page: UIView
  private let frame: CGRect
  private let shadow: UIView

  /// Hangs `page` at its left edge. The eye is 500 points in front of the container.
  init(page: UIView, frame: CGRect, in container: UIView) {
    self.page = page
    self.frame = frame
    shadow = Self.shadow(size: frame.size)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    container.layer.sublayerTransform = perspective
    page.frame = frame
    page.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    page.layer.position = CGPoint(x: frame.minX, y: frame.midY)
    page.addSubview(shadow)
    close()
  }

  /// Lets the page lie flat and unshaded.
  func close() {
    page.layer.transform = CATransform3DIdentity
    shadow.alpha = 0
  }

  /// Turns the page by a right angle toward the viewer, where it can't be seen any more.
  func open() {
    page.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    shadow.alpha = 1
  }

  /// Takes the page off its hinge.
  func remove(from container: UIView) {
    page.layer.transform = CATransform3DIdentity
    page.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    page.layer.position = CGPoint(x: frame.midX, y: frame.midY)
    shadow.removeFromSuperview()
    container.layer.sublayerTransform = CATransform3DIdentity
  }

  /// Black at the hinge, half as dark in the middle, clear at the free edge.
  private static func shadow(size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .clear
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [1, 0.5, 0].map { UIColor(white: 0, alpha: $0).cgColor }
    view.layer.addSublayer(gradient)
    return view
  }
}
