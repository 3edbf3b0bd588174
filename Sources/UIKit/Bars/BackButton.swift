import CoreGraphics
import Foundation

/// The chevron and the name of the page that one comes from.
final class BackButton: UIControl {
  private let chevron = UIImageView(image: BarSymbols.back)
  private let label = UILabel()

  /// What shows the name.
  var name: UIView { label }

  /// Between the chevron's box and the name, in points.
  private static let gap: CGFloat = 6

  convenience init(title: String, action: UIAction) {
    self.init(frame: .zero)
    layer.name = "back"
    label.text = title
    label.font = .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    tintColorDidChange()
    addAction(action, for: .touchUpInside)
  }

  /// Points that all of the name needs.
  var fullWidth: CGFloat {
    chevron.bounds.width + Self.gap + label.intrinsicContentSize.width
  }

  /// Makes do with a width: the name, or "Back", or the chevron alone.
  func shorten(to width: CGFloat) {
    guard fullWidth > width else { return }
    label.text = "Back"
    if fullWidth > width { label.text = nil }
  }

  override var keepsTaps: Bool { true }
  override var isLogged: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    chevron.center = CGPoint(x: chevron.bounds.width / 2, y: bounds.midY)
    label.frame = CGRect(
      x: chevron.bounds.width + Self.gap, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }
}
