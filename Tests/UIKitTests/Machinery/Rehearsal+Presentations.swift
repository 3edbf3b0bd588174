import Testing
import UIKit

extension Rehearsal {
  /// The first page of the container that is the window's root.
  var firstChild: UIViewController { root.children.first ?? root }

  /// Plays the presentation of a page, which must be presented afterwards unless it was cancelled.
  func present(
    _ title: String, _ style: UIModalPresentationStyle,
    _ look: UIModalTransitionStyle = .coverVertical, on presenter: UIViewController
  ) throws {
    let page = page(title, style, look)
    try play {
      presenter.present(page, animated: true) { [transcript] in
        transcript.write("caller's completion")
      }
    }
    #expect(presenter.presentedViewController === (way.finishes ? page : nil))
    #expect((page.presentingViewController != nil) == way.finishes)
  }

  /// Puts a page up unseen and plays its dismissal, after which it must be gone unless that was
  /// cancelled.
  func dismiss(
    _ title: String, _ style: UIModalPresentationStyle,
    _ look: UIModalTransitionStyle = .coverVertical, from presenter: UIViewController
  ) throws {
    let page = page(title, style, look)
    presenter.present(page, animated: false)
    try play {
      presenter.dismiss(animated: true) { [transcript] in
        transcript.write("caller's completion")
      }
    }
    #expect(presenter.presentedViewController === (way.finishes ? nil : page))
    #expect((page.presentingViewController != nil) != way.finishes)
  }

  private func page(
    _ title: String, _ style: UIModalPresentationStyle, _ look: UIModalTransitionStyle
  ) -> UIViewController {
    let page = page(title)
    page.modalTransitionStyle = look
    page.modalPresentationStyle = style
    page.transitioningDelegate = director
    return page
  }
}
