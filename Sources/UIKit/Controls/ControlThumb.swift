import CoreGraphics
import QuartzCore

/// The white disc that switches and sliders have: 28 points, with the shadow of imitations of iOS 7.
final class ControlThumb: UIImageView {
  static let side: CGFloat = 28

  /// nil is white.
  var color: UIColor? {
    didSet { show() }
  }

  /// A picture that stands for the disc.
  var picture: UIImage? {
    didSet { show() }
  }

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.cornerRadius = Self.side / 2
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 3
    show()
  }

  private func show() {
    image = picture
    backgroundColor = picture == nil ? color ?? .white : nil
    layer.shadowOpacity = picture == nil ? 0.2 : 0
    layer.borderWidth = picture == nil ? 0.5 : 0
    layer.borderColor = CGColor(gray: 0, alpha: 0.06)
  }
}
