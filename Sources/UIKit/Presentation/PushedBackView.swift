import CoreGraphics

/// The page below a card: a little smaller, with round corners, before black. A card below a card has
/// the page behind it.
@MainActor
final class PushedBackView {
  private let view: UIView
  private let top: CGFloat
  private let radius: CGFloat
  private let isCard: Bool
  private let backdrop = UIView()
  private let former: (transform: CGAffineTransform, radius: CGFloat, clips: Bool)

  /// The top edge comes to lie `top` points below the window's.
  init(_ view: UIView, isCard: Bool, top: CGFloat, cornerRadius: CGFloat) {
    self.view = view
    self.isCard = isCard
    self.top = top
    radius = cornerRadius
    former = (view.transform, view.layer.cornerRadius, view.clipsToBounds)
  }

  func prepare() {
    view.clipsToBounds = true
    guard !isCard, let superview = view.superview else { return }
    backdrop.backgroundColor = .black
    backdrop.frame = superview.bounds
    superview.insertSubview(backdrop, belowSubview: view)
  }

  func push() {
    let frame = view.convert(view.bounds, to: nil)
    let scale = frame.width > 32 ? 1 - 32 / frame.width : 1
    let shift = top - frame.minY - frame.height * (1 - scale) / 2
    view.transform = former.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
    view.layer.cornerRadius = max(radius, former.radius)
  }

  func pull() {
    view.transform = former.transform
    view.layer.cornerRadius = former.radius
  }

  func restore() {
    pull()
    view.clipsToBounds = former.clips
    backdrop.removeFromSuperview()
  }
}
