import QuartzCore
import Testing
import Transitions
import UIKit

/// UIKit leaves the view of the presenter in the container when a dismissal is cancelled, as Apple's
/// samples say; the animator must take it away.
@MainActor
struct CancelledDismissalTests {
  @Test(
    arguments: TransitionCatalog.all.filter { entry in
      entry.direction != .there && [.modal, .any].contains(entry.family)
    })
  func thePresentedPageIsAllThatIsSeenAgain(entry: CatalogEntry) throws {
    let (first, second) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: first)
    let driver = UIPercentDrivenInteractiveTransition()
    theatre.cast(entry.name, for: second, driver: driver)
    first.present(second, animated: false)
    try theatre.advance(to: 1)

    first.dismiss(animated: true)
    try theatre.advance(to: 1.1)
    driver.update(0.4)
    try theatre.advance(to: 1.2)
    driver.cancel()
    try theatre.advance(to: 3)

    let container = try #require(second.view.superview)
    #expect(first.presentedViewController === second)
    #expect(container.subviews.last === second.view)
    #expect(!container.subviews.contains(first.view))
    #expect(second.view.alpha == 1)
  }
}
