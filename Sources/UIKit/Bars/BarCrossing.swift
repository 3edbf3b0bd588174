import CoreGraphics
import Foundation

/// The way between a page's title and the next page's back button, which bears the same name: one
/// becomes the other.
@MainActor
final class BarCrossing {
  enum Page { case lower, upper }

  /// The page that is pushed or popped.
  let upper: NavigationItemView?
  /// The page below it.
  let lower: NavigationItemView?
  /// The one that makes place for the other.
  private let leaving: NavigationItemView?
  private let toName: CGAffineTransform
  private let fromName: CGAffineTransform
  private let aside: CGAffineTransform

  /// Both pages must be laid out, `width` points wide.
  init(
    upper: NavigationItemView?, lower: NavigationItemView?, leaving: NavigationItemView?,
    width: CGFloat
  ) {
    self.upper = upper
    self.lower = lower
    self.leaving = leaving
    let name = upper?.backButton?.name
    let start = lower?.titleView.map { $0.convert($0.bounds, to: lower).midX } ?? width / 2
    let end = name.map { $0.convert($0.bounds, to: upper).midX } ?? start - width / 3
    toName = CGAffineTransform(translationX: end - start, y: 0)
    fromName = CGAffineTransform(translationX: start - end, y: 0)
    aside = CGAffineTransform(translationX: width / 2, y: 0)
  }

  /// Puts everything where it is when one of the pages is on top.
  func show(_ page: Page) {
    let isUpper = page == .upper
    upper?.alpha = isUpper ? 1 : 0
    lower?.alpha = isUpper ? 0 : 1
    upper?.titleView?.transform = isUpper ? .identity : aside
    upper?.backButton?.name.transform = isUpper ? .identity : fromName
    lower?.titleView?.transform = isUpper ? toName : .identity
  }

  /// Takes away what has made place; leaves the titles, which may be an app's own views, as they were.
  func end() {
    for title in [upper?.titleView, lower?.titleView] { title?.transform = .identity }
    leaving?.removeFromSuperview()
  }
}
