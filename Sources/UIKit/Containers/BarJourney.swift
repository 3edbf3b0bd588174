import CoreGraphics

/// What the bars do while one page of a navigation controller makes place for another: they go
/// alongside, as far as a finger has brought the pages, and back with them.
@MainActor
final class BarJourney {
  private unowned let navigation: UINavigationController
  private let change: StackChange
  private let wasBarHidden: Bool
  private let tabBarTrip: TabBarTrip?

  /// How far the navigation bar is beside its place, in widths; nil where it stays.
  private(set) var navigationBarOffset: CGFloat?
  private var hasStarted = false

  /// For a change that `navigation` is about to make.
  init(_ change: StackChange, of navigation: UINavigationController) {
    self.change = change
    self.navigation = navigation
    wasBarHidden = navigation.isBarHidden
    tabBarTrip = TabBarTrip(change, of: navigation)
  }

  private var isBack: Bool { change.operation == .pop }

  /// The page that leaves keeps the insets that it had.
  func isNavigationBarHidden(over page: UIViewController) -> Bool? {
    page === change.leaving ? wasBarHidden : nil
  }

  /// What the tab bar covers of a page beyond what it will cover at the end, in points.
  func missingTabBarHeight(over page: UIViewController) -> CGFloat? {
    page === change.leaving ? tabBarTrip?.missingHeight : nil
  }

  /// Has the bars move with the transition.
  func accompany(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    tabBarTrip?.begin()
    (coordinator as? TransitionCoordinator)?.accompany { [self] _ in
      hasStarted = true
      navigation.navigationBar.cross(isBack: isBack)
      if navigationBarOffset != nil { slideNavigationBar() }
    }
  }

  /// The navigation bar has just been hidden, or shown, by someone who wants to see it go: it goes to
  /// the side to which the page goes that has it, or comes from there. False if it is too late.
  func takesNavigationBar() -> Bool {
    guard !hasStarted else { return false }
    let isHidden = navigation.isBarHidden
    navigationBarOffset = isHidden == wasBarHidden ? nil : isHidden ? 0 : offsetAside
    return true
  }

  private var offsetAside: CGFloat { navigation.isBarHidden == isBack ? 1 : -1 }

  private func slideNavigationBar() {
    let (navigation, bar) = (navigation, navigation.navigationBar)
    UIView.performWithoutAnimation { bar.frame = navigation.barFrame }
    navigationBarOffset = navigation.isBarHidden ? offsetAside : 0
    bar.frame = navigation.barFrame
  }

  /// Puts the bars where they belong.
  func end(succeeded: Bool) {
    navigationBarOffset = nil
    navigation.navigationBar.endCrossing()
    if !succeeded {
      navigation.navigationBar.layer.removeAllAnimations()
      navigation.isBarHidden = wasBarHidden
    }
    tabBarTrip?.end()
  }
}
