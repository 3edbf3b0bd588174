import CoreGraphics
import Foundation

/// What lies behind a bar's items: the page blurred under a tint, and a hairline at the edge that meets
/// the page.
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
  private let blur = BackdropView()
  private let tint = UIView()
  private let picture = UIImageView()
  private let hairline = UIImageView()

  init(hairlineAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [blur, tint, picture, hairline] { addSubview(view) }
    blur.show(UIBlurEffect(style: .extraLight).look)
    show()
  }

  required init?(coder: NSCoder) {
    edge = .bottom
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = look.shadowImage?.size.height ?? 1 / layer.contentsScale
    for view in [blur, tint, picture] { view.frame = bounds }
    hairline.frame = CGRect(
      x: 0, y: edge == .top ? -thickness : bounds.height, width: bounds.width, height: thickness)
  }

  private func show() {
    blur.isHidden = !look.isTranslucent || look.image != nil
    tint.isHidden = look.image != nil
    tint.backgroundColor = tintOfBar
    picture.image = look.image
    hairline.image = look.shadowImage
    hairline.backgroundColor =
      look.shadowImage == nil ? (look.style == .black ? Self.blackHairline : Self.hairline) : nil
    setNeedsLayout()
  }

  private var tintOfBar: UIColor {
    let isBlack = look.style == .black
    guard look.isTranslucent else { return look.tint ?? (isBlack ? Self.blackBar : Self.bar) }
    return look.tint?.withAlphaComponent(0.82) ?? (isBlack ? Self.blackGlass : Self.glass)
  }

  /// The bars of iOS 11 over a white page, and over a black one; as glass, the tints of the blur that
  /// Apple showed at WWDC 2013, which give the same over such pages.
  private static let bar = UIColor(light: 0xF8F8F8, dark: 0x161616)
  private static let glass = UIColor(light: 0xF7F7F7, 0.82, dark: 0x1C1C1C, 0.8)
  private static let blackBar = UIColor(light: 0x161616, dark: 0x161616)
  private static let blackGlass = UIColor(light: 0x1C1C1C, 0.8, dark: 0x1C1C1C, 0.8)
  private static let hairline = UIColor(light: 0x000000, 0.3, dark: 0xFFFFFF, 0.15)
  private static let blackHairline = UIColor(light: 0xFFFFFF, 0.15, dark: 0xFFFFFF, 0.15)
}
