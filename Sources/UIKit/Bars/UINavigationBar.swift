public import Foundation

/// The bar of iOS 11 and 12: 44 points, over a background that reaches up under the status bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private let background = BarBackground(hairlineAt: .bottom)
  private var stack: [UINavigationItem] = []

  /// What shows the top item; set by `showTop()`.
  var content: NavigationItemView?

  /// The way from one item to the next that the bar is on.
  var crossing: BarCrossing?

  /// Whether the bar waits with its new items until a transition starts.
  var isAwaitingCrossing = false
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
    adopt(items ?? [])
    guard animated, former.last !== stack.last else { return showTop() }
    let isBack = stack.count < former.count
    var way: BarCrossing?
    UIView.animate(withDuration: 0.35) {
      self.cross(isBack: isBack)
      way = self.crossing
    } completion: { _ in
      if self.crossing === way { self.endCrossing() }
    }
  }

  /// Takes other items without showing them.
  func adopt(_ items: [UINavigationItem]) {
    for item in stack { item.onChange = nil }
    stack = items
    for item in stack { item.onChange = { [weak self] in self?.showTop() } }
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

  /// Shows the top item in place of what shows now, without any way between them.
  func showTop() {
    guard !isAwaitingCrossing else { return }
    content?.removeFromSuperview()
    addContent()
  }

  /// Lays the top item over what shows now.
  func addContent() {
    content = stack.last.map { NavigationItemView($0, title: titleLabel($0), backButton: back()) }
    content?.frame = bounds
    if let content { addSubview(content) }
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
        title: item.titleOfBackButton,
        action: UIAction { [weak self] _ in
          UIKitLog.current.note(.action, of: "back button", "tapped")
          self?.onBack?()
        })
    }
  }
}
