public import Foundation

/// The bar of iOS 11 and 12 with buttons of a page: 44 points.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let background = BarBackground(hairlineAt: .top)
  private var views: [UIView] = []
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadow: UIImage?

  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange(former: oldValue) }
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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// Unlike Apple's, items change at once, animated or not.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Unlike Apple's, the image counts wherever the bar is.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
    lookDidChange()
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Unlike Apple's, the image counts wherever the bar is.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadow = shadowImage
    lookDidChange()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadow }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    layOutItems()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  private static let height: CGFloat = 44
  /// Between the bar's edges and what stands there, and between neighbours; as in navigation bars.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
}

extension UIToolbar {
  private func itemsDidChange(former: [UIBarButtonItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.showItems() } }
    showItems()
  }

  private func showItems() {
    for view in views { view.removeFromSuperview() }
    views = (items ?? []).map(BarButton.view)
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  /// What the items leave free belongs to the spaces that give way.
  private func layOutItems() {
    let items = items ?? []
    let height = min(bounds.height, Self.height)
    var x = Self.margin
    var lengths: [CGFloat] = []
    for (number, (item, view)) in zip(items, views).enumerated() {
      let button = view as? BarButton
      let natural = button?.intrinsicContentSize.width ?? view.bounds.width
      let length = item.space == .flexible ? 0 : item.width > 0 ? item.width : natural
      lengths.append(length)
      if needsGap(before: number) { x += Self.gap }
      x += length
    }
    let giving = items.filter { $0.space == .flexible }.count
    let free = max(bounds.width - Self.margin - x, 0)
    x = Self.margin
    for (number, (item, view)) in zip(items, views).enumerated() {
      if needsGap(before: number) { x += Self.gap }
      let length = item.space == .flexible ? free / CGFloat(giving) : lengths[number]
      let tall = view is BarButton ? height : view.bounds.height
      let scale = layer.contentsScale
      view.frame = CGRect(
        x: (x * scale).rounded() / scale, y: ((height - tall) / 2 * scale).rounded() / scale,
        width: length, height: tall)
      x += length
    }
  }

  /// Spaces keep no distance.
  private func needsGap(before number: Int) -> Bool {
    guard let items, number > 0 else { return false }
    return items[number].space == nil && items[number - 1].space == nil
  }

  private func lookDidChange() {
    background.look = BarBackground.Look(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
      image: backgroundImages[.default], shadowImage: shadow)
  }
}
