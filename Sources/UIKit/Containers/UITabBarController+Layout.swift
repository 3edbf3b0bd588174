import CoreGraphics

extension UITabBarController {
  /// The height of the bar without a home indicator's, in points.
  var barHeight: CGFloat { 49 }

  /// Whether a page on the selected tab's navigation stack wants the bar out of the way.
  var isBarHidden: Bool {
    (selectedViewController as? UINavigationController)?.stack.hidesBottomBar ?? false
  }

  /// Puts the bar, the content and, while nothing moves, the selected tab in their places.
  func layOutContents() {
    guard let view else { return }
    content.frame = view.bounds
    if !isBarTravelling {
      tabBar.frame = barFrame
      tabBar.isHidden = isBarHidden
    }
    if !isTransitioning { showSelection() }
  }

  var barFrame: CGRect {
    let height = barHeight + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }

  /// Lets the selected tab fill its place.
  func showSelection() {
    guard isViewLoaded, !isTransitioning, let selected = selectedViewController,
      let page = selected.view
    else { return }
    content.show(page, frame: frame(of: selected))
  }

  /// Where a tab lies in the content: under the bar if the bar lets it through.
  func frame(of tab: UIViewController) -> CGRect {
    guard !isBarHidden, !reachesUnderBar(tab) else { return content.bounds }
    let covered = barHeight + view.safeAreaInsets.bottom
    return content.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
  }

  func reachesUnderBar(_ tab: UIViewController) -> Bool {
    tab.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || tab.extendedLayoutIncludesOpaqueBars)
  }
}
