import UIKit

extension Rehearsal {
  /// Answers every question of a delegate with one animator and one driver.
  final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    /// Nil for the system's own transitions.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    private let transcript: Transcript

    init(_ transcript: Transcript) {
      self.transcript = transcript
      super.init()
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      transcript.called(navigationController)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      transcript.called(navigationController)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let chrome = Chrome(presentedViewController: presented, presenting: presenting)
      chrome.transcript = transcript
      return chrome
    }
  }

  /// A card with 40 points around it, over a veil.
  final class Chrome: UIPresentationController {
    var transcript: Transcript?
    private let veil = Veil()

    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 40, dy: 40) ?? .zero
    }

    override func presentationTransitionWillBegin() {
      veil.frame = containerView?.bounds ?? .zero
      containerView?.addSubview(veil)
    }

    override func containerViewWillLayoutSubviews() {
      transcript?.layout("Chrome containerViewWillLayoutSubviews()")
    }

    override func containerViewDidLayoutSubviews() {
      transcript?.layout("Chrome containerViewDidLayoutSubviews()")
    }
  }

  private final class Veil: UIView {}
}
