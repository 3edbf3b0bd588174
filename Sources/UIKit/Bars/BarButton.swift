import CoreGraphics
import Foundation

/// A bar button item as a control.
final class BarButton: UIButton {
  /// Whether the item is only a picture.
  private var isPicture = false

  convenience init(_ item: UIBarButtonItem) {
    self.init(type: .system)
    let isDone = item.style == .done
    titleLabel?.font = .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    isPicture = item.image != nil
    setImage(item.image, for: .normal)
    if !isPicture { setTitle(item.title, for: .normal) }
    if let tint = item.tintColor { tintColor = tint }
    isEnabled = item.isEnabled
    addAction(UIAction { [weak item] _ in item?.react() }, for: .touchUpInside)
  }

  override var isLogged: Bool { false }

  /// The control of an item, the view that it brings, or nothing that can be seen.
  static func view(for item: UIBarButtonItem) -> UIView {
    guard item.space == nil else {
      return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
    }
    return item.customView ?? BarButton(item)
  }
}
