public import Foundation

/// The bar of iOS 11 and 12: 44 points, drawn over a tint that reaches up under the status bar.
///
/// Unlike Apple's, a translucent bar doesn't blur what is under it; its tint is nearly opaque.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  private let background = BarBackground(hairlineAt: .bottom)
  private var content: NavigationItemView?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// What the back button does.
  package var onBack: (@MainActor () -> Void)?

  open var barStyle = UIBarStyle.default {
    didSet { lookDidChange() }
  }

  open var isTranslucent = true {
    didSet { lookDidChange() }
  }

  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }

  open var shadowImage: UIImage? {
    didSet { lookDidChange() }
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showTop() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }

  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Animated, the titles fade and slide for 0.35 s; back if there are fewer than before.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let former = stack
    stack = items ?? []
    for item in former { item.onChange = nil }
    for item in stack { item.onChange = { [weak self] in self?.showTop() } }
    let isSame = former.last === stack.last
    show(animated && !isSame ? (stack.count >= former.count ? .forwards : .back) : nil)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    setItems(stack.dropLast(), animated: animated)
    return item
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    lookDidChange()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = reachesStatusBar ? frame.minY : 0
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

extension UINavigationBar {
  private enum Direction { case forwards, back }

  /// Whether the bar hangs right below the status bar.
  private var reachesStatusBar: Bool {
    guard let superview, frame.minY > 0 else { return false }
    return abs(superview.safeAreaInsets.top - frame.minY) < 0.5
  }

  private func lookDidChange() {
    background.look = BarBackground.Look(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
      image: backgroundImages[.default], shadowImage: shadowImage)
    showTop()
  }

  private func showTop() {
    show(nil)
  }

  private func show(_ direction: Direction?) {
    let leaving = content
    content = stack.last.map { NavigationItemView($0, title: titleLabel($0), backButton: back()) }
    content?.frame = bounds
    if let content { addSubview(content) }
    guard let direction else {
      leaving?.removeFromSuperview()
      return
    }
    content?.layoutIfNeeded()
    slide(from: leaving, to: content, direction)
  }

  private func titleLabel(_ item: UINavigationItem) -> UILabel {
    let label = UILabel()
    let attributes = titleTextAttributes ?? [:]
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let color: UIColor = barStyle == .black ? .white : .label
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    return label
  }

  private func back() -> BackButton? {
    backItem.map { item in
      BackButton(
        title: item.titleOfBackButton, action: UIAction { [weak self] _ in self?.onBack?() })
    }
  }

  private func slide(
    from leaving: NavigationItemView?, to arriving: NavigationItemView?, _ direction: Direction
  ) {
    let isPush = direction == .forwards
    let crossing = BarCrossing(
      upper: isPush ? arriving : leaving, lower: isPush ? leaving : arriving, width: bounds.width)
    UIView.performWithoutAnimation { crossing.show(isPush ? .lower : .upper) }
    UIView.animate(withDuration: 0.35) {
      crossing.show(isPush ? .upper : .lower)
    } completion: { _ in
      crossing.reset()
      leaving?.removeFromSuperview()
    }
  }
}
