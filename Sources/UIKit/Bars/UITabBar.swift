public import Foundation

/// The bar of iOS 11 and 12: 49 points above what the device covers at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let background = BarBackground(hairlineAt: .top)
  private var buttons: [TabBarButton] = []

  open weak var delegate: (any UITabBarDelegate)?

  /// What a tap on a tab does, beside telling the delegate.
  package var onSelect: (@MainActor (UITabBarItem) -> Void)?

  open var items: [UITabBarItem]? {
    didSet { itemsDidChange(former: oldValue) }
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { selectionDidChange() }
  }

  open var barStyle = UIBarStyle.default {
    didSet { lookDidChange() }
  }

  open var isTranslucent = true {
    didSet { lookDidChange() }
  }

  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  open var backgroundImage: UIImage? {
    didSet { lookDidChange() }
  }

  open var shadowImage: UIImage? {
    didSet { lookDidChange() }
  }

  open var unselectedItemTintColor: UIColor? {
    didSet { selectionDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// Unlike Apple's, tabs change at once, animated or not.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (number, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: (CGFloat(number) * width).rounded(), y: 0, width: width.rounded(), height: 49)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

extension UITabBar {
  private func itemsDidChange(former: [UITabBarItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.showItems() } }
    showItems()
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      button.isEnabled = item.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.select(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    selectionDidChange()
    setNeedsLayout()
  }

  private func select(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    onSelect?(item)
  }

  private func selectionDidChange() {
    for (item, button) in zip(items ?? [], buttons) {
      button.unselectedTint = unselectedItemTintColor ?? Self.unselected
      button.isSelected = item === selectedItem
    }
  }

  private func lookDidChange() {
    background.look = BarBackground.Look(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
      shadowImage: shadowImage)
  }

  /// Of iOS 11.
  private static let unselected = UIColor(light: 0x929292, dark: 0x757575)
}
