import Foundation
import QuartzCore

/// A change of a controller's size or traits of which it hears before, with a coordinator.
@MainActor
enum ContainerChange {
  /// Tells of the change, makes it, then runs what was asked to run alongside: in the animation block
  /// that is being set up, or without animation. The completions run at that block's end.
  static func play(
    for controller: UIViewController, in container: UIView,
    tell: (any UIViewControllerTransitionCoordinator) -> Void, change: () -> Void
  ) {
    let side = TransitionSide(
      controller: controller, view: { controller.view }, initialFrame: controller.view.frame,
      finalFrame: { controller.view.frame })
    let duration = UIView.inheritedAnimationDuration
    let context = TransitionContext(
      containerView: container, from: side, to: side, presentationStyle: .none)
    let coordinator = TransitionCoordinator(
      context: context, initiallyInteractive: false, duration: duration, interaction: nil)
    tell(coordinator)
    change()
    coordinator.runAlongside(in: nil)
    AnimationClock.current.schedule(after: duration) { coordinator.finish(cancelled: false) }
  }
}

extension UIWindow {
  /// Lets the root controller hear of a new size before the window has it.
  func resize(to size: CGSize, _ change: () -> Void) {
    guard let root = rootViewController, root.isViewLoaded, !isHidden, size != bounds.size else {
      return change()
    }
    ContainerChange.play(
      for: root, in: self,
      tell: { coordinator in
        root.note("viewWillTransition(to: \(size))")
        root.viewWillTransition(to: size, with: coordinator)
      }, change: change)
  }
}

extension UIViewController {
  /// Passes a new size on to what this controller shows, each at the size it is to have.
  func forward(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers where child.isViewLoaded {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard own != child.view.bounds.size else { continue }
      child.note("viewWillTransition(to: \(own))")
      child.viewWillTransition(to: own, with: coordinator)
    }
    ownPresentation?.viewWillTransition(to: size, with: coordinator)
  }

  func override(_ child: UIViewController, by traits: UITraitCollection?) {
    guard child.parentController === self else {
      return UIKitLog.current.warn(
        "Traits can't be overridden for \(child.name), which is no child of \(name).")
    }
    guard let view = child.viewIfLoaded, let container = view.superview else {
      child.overridingTraits = traits
      return
    }
    let future = UITraitCollection(
      traitsFrom: [container.traitCollection] + [traits].compactMap { $0 })
    ContainerChange.play(
      for: child, in: container,
      tell: { coordinator in
        guard future != child.traitCollection else { return }
        child.note("willTransition(to:with:)")
        child.willTransition(to: future, with: coordinator)
      },
      change: {
        child.overridingTraits = traits
        view.refreshTraits()
      })
  }
}
