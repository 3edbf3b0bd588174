import CoreGraphics

extension UINavigationController {
  /// The height of the bar without the status bar, in points.
  var barHeight: CGFloat { 44 }

  /// Puts the bar, the content and, while nothing moves, the top page in their places.
  func layOutContents() {
    guard let view else { return }
    content.frame = view.bounds
    navigationBar.frame = barFrame
    navigationBar.isHidden = isNavigationBarHidden && barFrame.maxY <= 0
    if !isTransitioning { showTop() }
  }

  var barFrame: CGRect {
    let (width, top) = (view.bounds.width, view.safeAreaInsets.top)
    let aside = barJourney?.navigationBarOffset
    let y = isNavigationBarHidden && aside == nil ? -barHeight : top
    return CGRect(x: (aside ?? 0) * width, y: y, width: width, height: barHeight)
  }

  /// Lets the top page fill its place.
  func showTop() {
    guard isViewLoaded, !isTransitioning, let top = topViewController, let page = top.view else {
      return
    }
    content.show(page, frame: frame(of: top))
  }

  /// Where a page lies in the content: under the bar if the bar lets it through.
  func frame(of page: UIViewController) -> CGRect {
    guard !isNavigationBarHidden, !reachesUnderBar(page) else { return content.bounds }
    let covered = view.safeAreaInsets.top + barHeight
    return content.bounds.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
  }

  func reachesUnderBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }
}
