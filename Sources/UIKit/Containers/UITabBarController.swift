public import Foundation

@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar(frame: .zero)

  /// The area that the tabs share: all of the view, also what lies under the bar.
  let content = ContainerView(frame: .zero)
  var tabs: [UIViewController] = []
  var selection: Int?
  var isTransitioning = false

  /// Whether the bar is in a page, with which it goes or comes.
  var isBarTravelling = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [], animated: animated)
  }

  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        return UIKitLog.current.warn(
          "Only a view controller in the tab bar controller's list can be selected.")
      }
      select(index)
    }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    selectedViewController = subsequentVC
  }

  /// Called when a finger has chosen an item, before its tab is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: What a container does

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.onLayout = { [weak self] in self?.layOutContents() }
    content.frame = root.bounds
    content.clipsToBounds = true
    root.addSubview(content)
    root.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.onSelect = { [weak self] item in self?.userSelects(item) }
    view = root
  }

  override func prepareToAppear() {
    showSelection()
  }

  override var appearingChildren: [UIViewController] {
    selectedViewController.map { [$0] } ?? []
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: 0, bottom: reachesUnderBar(child) && !isBarHidden ? barHeight : 0, right: 0)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}
