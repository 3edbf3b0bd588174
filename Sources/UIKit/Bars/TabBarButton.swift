import CoreGraphics
import Foundation

/// A tab bar item as a control: the picture above the title.
final class TabBarButton: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private var item: UITabBarItem?

  var unselectedTint = UIColor.gray {
    didSet { stateDidChange() }
  }

  convenience init(_ item: UITabBarItem) {
    self.init(frame: .zero)
    self.item = item
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    stateDidChange()
  }

  /// All in points.
  private static let badgeHeight: CGFloat = 18
  private static let pictureCenter: CGFloat = 17.5
  private static let titleTop: CGFloat = 34.5

  override var keepsTaps: Bool { true }
  override var isLogged: Bool { false }
  override package var visibleTitle: String? { item?.title }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    let middle = label.text?.isEmpty ?? true ? 24.5 : Self.pictureCenter
    picture.frame = CGRect(
      x: aligned(bounds.midX - size.width / 2), y: aligned(middle - size.height / 2),
      width: size.width, height: size.height)
    let title = label.intrinsicContentSize
    let width = min(title.width, bounds.width)
    label.frame = CGRect(
      x: aligned(bounds.midX - width / 2), y: Self.titleTop, width: width, height: title.height)
    let bubble = max(badge.intrinsicContentSize.width + 10, Self.badgeHeight)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: bubble, height: Self.badgeHeight)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    let image = isSelected ? item?.selectedImage ?? item?.image : item?.image
    let isTemplate = image?.renderingMode != .alwaysOriginal
    picture.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = isSelected ? tintColor : unselectedTint
    label.textColor = isSelected ? tintColor : unselectedTint
    alpha = isEnabled ? 1 : 0.5
  }

  /// To the nearest whole pixel.
  private func aligned(_ length: CGFloat) -> CGFloat {
    (length * layer.contentsScale).rounded() / layer.contentsScale
  }
}
