import UIKit

/// A touch presents a page that can be pulled down again.
final class PullDownScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.addSubview(UILabel.caption("Touch for a page", in: view.bounds))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PullDownScreen.showPage))
  }

  private func showPage() {
    let page = PulledPage()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = page
    present(page, animated: true)
  }
}

private final class PulledPage: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: PullDownInteraction?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.addSubview(UILabel.caption("Pull me down", in: view.bounds))
    interaction = PullDownInteraction(self)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    RisePresent()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    RiseDismiss()
  }

  /// None for a dismissal that a finger doesn't pull: it would wait for one.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.isPulling == true ? interaction : nil
  }
}
