import CoreGraphics
import Foundation

/// What lies behind a bar's items: a tint that lets a little of the page through, and a hairline at
/// the edge that meets the page.
final class BarBackground: UIView {
  enum Edge { case top, bottom }

  /// The bar's own wishes.
  struct Look {
    var style = UIBarStyle.default
    var tint: UIColor?
    var isTranslucent = true
    var image: UIImage?
    var shadowImage: UIImage?
  }

  var look = Look() {
    didSet { show() }
  }

  private let edge: Edge
  private let hairline = UIImageView()
  private let picture = UIImageView()

  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(hairline)
    show()
  }

  required init?(coder: NSCoder) {
    edge = .bottom
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = look.shadowImage?.size.height ?? 1 / layer.contentsScale
    picture.frame = bounds
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }

  private func show() {
    let tint = look.tint ?? (look.style == .black ? Self.blackBar : Self.bar)
    let isOpaque = !look.isTranslucent
    backgroundColor = look.image == nil ? (isOpaque ? tint : tint.withAlphaComponent(0.94)) : nil
    picture.image = look.image
    hairline.image = look.shadowImage
    hairline.backgroundColor =
      look.shadowImage == nil ? (look.style == .black ? Self.blackHairline : Self.hairline) : nil
    setNeedsLayout()
  }

  /// The bars of iOS 11 over a white page, and over a black one.
  private static let bar = UIColor(light: 0xF8F8F8, dark: 0x161616)
  private static let blackBar = UIColor(light: 0x161616, dark: 0x161616)
  private static let hairline = UIColor(light: 0x000000, 0.3, dark: 0xFFFFFF, 0.15)
  private static let blackHairline = UIColor(light: 0xFFFFFF, 0.15, dark: 0xFFFFFF, 0.15)
}
