public import Foundation

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// How long a bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar(frame: .zero)

  /// The area that the pages share: all of the view, also what lies under the bars.
  let content = ContainerView(frame: .zero)
  var stack: [UIViewController] = []
  var isTransitioning = false
  var isBarHidden = false

  private lazy var interactivePop = InteractivePop(of: self)

  /// What of the bars comes and goes with the pages that move.
  var barJourney: BarJourney?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard accepts("pushViewController(_:animated:)") else { return }
    guard !stack.contains(where: { $0 === viewController }) else {
      return UIKitLog.current.warn(
        "Pushing the same view controller instance more than once is not supported:"
          + " \(viewController.name).")
    }
    guard allows([viewController]) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, accepts("popViewController(animated:)") else { return nil }
    let leaving = stack.last
    change(to: stack.dropLast(), animated: animated)
    return leaving
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitLog.current.warn("Tried to pop to \(viewController.name), which is not on the stack.")
      return nil
    }
    guard accepts("popToViewController(_:animated:)") else { return nil }
    let leaving = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return leaving
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard accepts("setViewControllers(_:animated:)"), allows(viewControllers) else { return }
    change(to: viewControllers, animated: animated)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Pulls the top page off from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// What drives a transition of the system's own.
  func driver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactivePop.driver(for: animator)
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// While pages move it goes, or comes, with them.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    topViewController?.viewIfLoaded?.setNeedsLayout()
    guard animated, isViewLoaded else { return }
    if let barJourney, barJourney.takesNavigationBar() { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { self.view.layoutIfNeeded() }
  }

  // MARK: What a container does

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.onLayout = { [weak self] in self?.layOutContents() }
    content.frame = root.bounds
    content.clipsToBounds = true
    root.addSubview(content)
    root.addSubview(navigationBar)
    root.addGestureRecognizer(interactivePop.recognizer)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view = root
  }

  override func prepareToAppear() {
    showTop()
  }

  override func contentsWillAppear(_ animated: Bool) {
    if let topViewController { willShow(topViewController, animated: animated) }
  }

  override func contentsDidAppear(_ animated: Bool) {
    if let topViewController { didShow(topViewController, animated: animated) }
  }

  override var appearingChildren: [UIViewController] {
    stack.suffix(1)
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    let isBare = barJourney?.isNavigationBarHidden(over: child) ?? isBarHidden
    return UIEdgeInsets(
      top: reachesUnderBar(child) && !isBare ? barHeight : 0, left: 0,
      bottom: barJourney?.missingTabBarHeight(over: child) ?? 0, right: 0)
  }

  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
