public import Foundation
public import QuartzCore

/// Chooses how a view controller is presented and dismissed. A nil answer means the system's way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The members as they are called with question marks.
extension UIViewControllerTransitioningDelegate {
  public var animationController: OptionalMember<any UIViewControllerTransitioningDelegate>? {
    OptionalMember(of: self)
  }

  public var presentationController: OptionalMember<ChoiceOfPresentation>? {
    OptionalMember(of: ChoiceOfPresentation(delegate: self))
  }

  public var interactionControllerForPresentation: OptionalMember<ChoiceOfInteraction>? {
    OptionalMember(of: ChoiceOfInteraction { self.interactionControllerForPresentation(using: $0) })
  }

  public var interactionControllerForDismissal: OptionalMember<ChoiceOfInteraction>? {
    OptionalMember(of: ChoiceOfInteraction { self.interactionControllerForDismissal(using: $0) })
  }
}

/// Owns the members that have the labels of others.
@MainActor
public struct ChoiceOfPresentation {
  let delegate: any UIViewControllerTransitioningDelegate
}

/// Owns the members that have the labels of others.
@MainActor
public struct ChoiceOfInteraction {
  let choose:
    (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
}

extension OptionalMember where Owner == any UIViewControllerTransitioningDelegate {
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    owner.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    owner.animationController(forDismissed: dismissed)
  }
}

extension OptionalMember where Owner == ChoiceOfPresentation {
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    owner.delegate.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension OptionalMember where Owner == ChoiceOfInteraction {
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    owner.choose(animator)
  }
}
