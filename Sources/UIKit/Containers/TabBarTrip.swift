import CoreGraphics

/// A tab bar that goes, or comes back, with the page of a navigation stack that has it, because the
/// other page hides it.
@MainActor
final class TabBarTrip {
  private unowned let tabs: UITabBarController
  private unowned let navigation: UINavigationController
  private let page: UIViewController
  private let isLeaving: Bool

  /// Nil where the tab bar stays as it is.
  init?(_ change: StackChange, of navigation: UINavigationController) {
    guard let tabs = navigation.tabBarController, tabs.selectedViewController === navigation,
      let (leaving, arriving) = change.pages
    else { return nil }
    let (was, will) = (change.oldStack.hidesBottomBar, change.newStack.hidesBottomBar)
    guard was != will else { return nil }
    self.tabs = tabs
    self.navigation = navigation
    isLeaving = will
    page = will ? leaving : arriving
  }

  /// What the page that leaves has lost, or won too early, at its bottom.
  var missingHeight: CGFloat {
    guard tabs.reachesUnderBar(navigation) else { return 0 }
    return isLeaving ? tabs.barHeight : -tabs.barHeight
  }

  /// Puts the bar into the page, where it is when the page is in its place.
  func begin() {
    guard let view = page.view else { return }
    let place = tabs.view.convert(tabs.barFrame, to: navigation.content)
    let rest = navigation.frame(of: page)
    tabs.isBarTravelling = true
    tabs.tabBar.isHidden = false
    view.addSubview(tabs.tabBar)
    tabs.tabBar.frame = place.offsetBy(
      dx: view.bounds.minX - rest.minX, dy: view.bounds.minY - rest.minY)
  }

  func end() {
    tabs.isBarTravelling = false
    tabs.view.addSubview(tabs.tabBar)
    tabs.view.setNeedsLayout()
  }
}

extension [UIViewController] {
  /// Whether a page wants the bar at the bottom out of the way, for itself and those above it.
  @MainActor var hidesBottomBar: Bool { contains(where: \.hidesBottomBarWhenPushed) }
}
