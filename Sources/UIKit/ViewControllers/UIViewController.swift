public import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private(set) var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  var isAppearanceAnimated = false
  var hasAnnouncedAppearing = false
  var movement: ControllerMovement?
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  weak var childTransition: ChildTransition?
  /// The presentation that this controller has started.
  var ownPresentation: UIPresentationController?
  /// The presentation that may show this controller once somebody presents it.
  var preparedPresentation: UIPresentationController?
  /// The presentation that shows this controller.
  weak var enclosingPresentation: UIPresentationController?
  /// What the log calls this controller; nil: its title or, failing that, its type.
  package var nameInLog: String?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?

  // MARK: Making one

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  /// Unlike Apple's, no nib is read: the view is a plain one, and the log warns by the nib's name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Unlike Apple's, nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// Loaded when it is first asked for. Optional as Apple's is, so that code which unwraps compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      loadedView?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    warnOfNib()
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      return UIKitLog.current.warn("\(name).loadView() has set no view.")
    }
    note("viewDidLoad()")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  /// Unlike Apple's, never called: memory doesn't run short in a film.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  /// The children that come and go with this controller.
  var appearingChildren: [UIViewController] {
    loadedView.map { view in
      childControllers.filter { $0.loadedView?.isDescendant(of: view) ?? false }
    } ?? []
  }

  /// What a container has to have in place before it appears.
  func prepareToAppear() {}

  /// What a container says when it comes on screen with its contents, and when it has come.
  func contentsWillAppear(_ animated: Bool) {}
  func contentsDidAppear(_ animated: Bool) {}
  open var isBeingPresented: Bool { movement == .presentation }
  open var isBeingDismissed: Bool { movement == .dismissal }
  open var isMovingToParent: Bool { movement == .toParent }
  open var isMovingFromParent: Bool { movement == .fromParent }

  // MARK: Containment

  open var children: [UIViewController] { childControllers }
  open var parent: UIViewController? { parentController }
  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Unlike Apple's, controllers that are no children raise no exception: it warns.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(in: self, from: fromViewController, to: toViewController).run(
      duration: duration, options: options, animations: animations, completion: completion)
  }

  // MARK: Presentation

  open var modalPresentationStyle = SystemProfile.current.modalPresentationStyle
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// Unlike Apple's, without effect: nothing draws a status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? {
    ancestry.lazy.compactMap(\.ownPresentation).first?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    ancestry.lazy.compactMap(\.enclosingPresentation).first?.presentingViewController
  }

  open var presentationController: UIPresentationController? {
    ancestry.lazy.compactMap(\.enclosingPresentation).first ?? nextPresentation
  }

  /// Goes to whoever `targetViewController(forAction:sender:)` names, or up the parents, one of which may
  /// know how; else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    handOn(vc, by: .show, sender: sender) { $0.show(vc, sender: sender) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    handOn(vc, by: .showDetail, sender: sender) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// This controller or the nearest of its parents that can perform the action. Unlike Apple's, it can't
  /// see who overrides a method: who does so says it in `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ancestry.first { $0.canPerformAction(action, withSender: sender) }
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    OpenTransitions.current.transition(involving: self)?.coordinator
  }

  // MARK: Segues

  /// The storyboard that has made this controller.
  open internal(set) var storyboard: UIStoryboard?
  /// The segues that can be performed by their identifiers. A storyboard's scene fills them in; a
  /// controller without one may do so itself. Apple has no such property.
  open var storyboardSegues: [UIStoryboard.Segue] = []
  var unwindActions: [Selector: UnwindHandler] = [:]

  /// Unlike Apple's, an unknown identifier raises no exception: it warns.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Asked by `triggerSegue(withIdentifier:sender:)`, not where code performs a segue itself.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    fromViewController !== self && unwindActions[action] != nil
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.ancestry.first { $0.parent === self }
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// A container shows the child that leads to the destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    Unwinding.segue(identifier, from: fromViewController, to: toViewController)
  }

  // MARK: Titles and bars

  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem ?? inheritedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// The item that a container has from its contents, unless it was given one.
  var inheritedTabBarItem: UITabBarItem? { nil }
  open var hidesBottomBarWhenPushed = false
  private var isInEditing = false

  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editButtonItem.show(editing: editing)
  }

  /// Turns editing on and off, and says which of them it does next.
  open internal(set) lazy var editButtonItem = UIBarButtonItem.edit(self)
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Scroll views whose own behaviour is `.automatic` obey.
  open var automaticallyAdjustsScrollViewInsets = true

  // Unlike Apple's, these are never asked: nothing draws a status bar, unless a picture does.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // Unlike Apple's, these are never asked: a film has no home indicator, and no gestures of the system.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // Unlike Apple's, these are never asked: nobody turns the device of a film.
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  // MARK: Size, safe area and traits

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      enclosingPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Unlike Apple's, never called: nobody hears of the constraints of a child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called before the view gets another size, here with a window that is given one. Passes on to
  /// children whose size changes with it, and to what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forward(size, with: coordinator)
  }

  /// Called before a parent overrides the traits; unlike Apple's, not before a rotation.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    ownPresentation?.willTransition(to: newCollection, with: coordinator)
  }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.setNeedsLayout()
    }
  }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// How far what this controller draws covers a child's view, beyond the window's own safe area.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.refreshTraits() }
  }

  var overridingTraits: UITraitCollection?
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.overridingTraits : nil
  }

  /// Gives a child traits of its own, of which it hears before.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(childViewController, by: collection) }

  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentController?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Where events go that the view doesn't handle: to the superview of its view or, for the view of
  /// a window, to the window.
  open override var next: UIResponder? { loadedView?.superview ?? super.next }
}
