import Testing
import UIKit

/// Wraps the page in a view of its own, which throws a shadow, and writes down what it is asked.
private final class FramedPresentation: UIPresentationController {
  let frameView = UIView()
  var diary = Diary()
  var isFullscreen = true

  override var shouldPresentInFullscreen: Bool { isFullscreen }

  override var presentedView: UIView? { frameView }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 40, dy: 100)
  }

  override func presentationTransitionWillBegin() {
    let isLoaded = presentedViewController.isViewLoaded
    diary.write("will begin, container: \(containerView != nil), page loaded: \(isLoaded)")
    frameView.layer.shadowOpacity = 0.5
    frameView.addSubview(presentedViewController.view)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary.write("did end \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    diary.write("dismissal will begin, dismissed: \(presentedViewController.isBeingDismissed)")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary.write("dismissal did end \(completed), container: \(containerView != nil)")
  }

  override func containerViewWillLayoutSubviews() {
    diary.write("will lay out")
    frameView.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = frameView.bounds
  }

  override func containerViewDidLayoutSubviews() {
    diary.write("did lay out")
  }
}

@MainActor
struct PresentationLifeCycleTests {
  private let diary = Diary()
  private let full = CGRect(x: 0, y: 0, width: 375, height: 667)
  private let inset = CGRect(x: 40, y: 100, width: 295, height: 467)

  private func stage(
    _ animator: Fader, isFullscreen: Bool = true, root: (Page) -> UIViewController = { $0 }
  ) throws -> (theatre: Theatre, presenter: Page, presented: Page, delegate: Chooser) {
    let presenter = Page("A", diary)
    let theatre = try Theatre(root: root(presenter))
    let presented = Page("B", diary)
    let delegate = Chooser(animator, diary)
    delegate.presentation = { [diary] in
      let framed = FramedPresentation(presentedViewController: $0, presenting: $1)
      framed.diary = diary
      framed.isFullscreen = isFullscreen
      return framed
    }
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    _ = diary.take()
    return (theatre, presenter, presented, delegate)
  }

  /// The places of the layout callbacks and of viewWillAppear are inferred.
  @Test func everyCallbackHasItsPlace() throws {
    let (theatre, presenter, presented, delegate) = try stage(Fader(diary))

    presenter.present(presented, animated: true) { diary.write("completion") }
    try theatre.advance(to: 1)
    #expect(
      diary.take() == [
        "presentation controller", "animator for presentation", "interaction",
        "will begin, container: true, page loaded: false", "B willAppear", "will lay out",
        "did lay out", "animateTransition", "will lay out", "did lay out", "did end true",
        "B didAppear", "animationEnded(true)", "completion",
      ])

    presenter.dismiss(animated: true)
    try theatre.advance(to: 2)
    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for dismissal", "interaction", "dismissal will begin, dismissed: true",
        "B willDisappear", "animateTransition", "dismissal did end true, container: false",
        "B didDisappear", "animationEnded(true)",
      ])
  }

  @Test func theAnimatorMovesTheWrapper() throws {
    let fader = Fader()
    let (theatre, presenter, presented, delegate) = try stage(fader)

    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.2)
    let framed = try #require(presented.presentationController as? FramedPresentation)
    let context = try #require(fader.context)
    #expect(context.view(forKey: .to) === framed.frameView)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.initialFrame(for: presenter) == full)
    #expect(context.finalFrame(for: presenter) == full)
    #expect(context.initialFrame(for: presented) == .zero)
    #expect(context.finalFrame(for: presented) == inset)
    #expect(framed.containerView?.subviews == [framed.frameView])

    try theatre.advance(to: 1)
    #expect(presented.view.superview === framed.frameView)
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 295, height: 467))

    presenter.dismiss(animated: true)
    try theatre.advance(to: 1.2)
    let back = try #require(fader.context)
    #expect(back.view(forKey: .from) === framed.frameView)
    #expect(back.initialFrame(for: presented) == inset)
    #expect(back.finalFrame(for: presented) == inset)
    #expect(back.initialFrame(for: presenter) == .zero)
    #expect(back.finalFrame(for: presenter) == full)

    try theatre.advance(to: 2)
    withExtendedLifetime(delegate) {}
    #expect(framed.frameView.superview == nil)
    #expect(theatre.window.subviews == [try #require(presenter.view)])
  }

  @Test func aCancelledPresentationThrowsEverythingAway() throws {
    let fader = Fader()
    fader.completes = false
    let (theatre, presenter, presented, delegate) = try stage(fader)
    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.2)
    let framed = try #require(presented.presentationController as? FramedPresentation)
    _ = diary.take()

    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(diary.take().prefix(3) == ["did end false", "B willDisappear", "B didDisappear"])
    #expect(framed.frameView.superview == nil)
    #expect(framed.containerView == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(theatre.window.subviews == [try #require(presenter.view)])
  }

  @Test func aCancelledDismissalLeavesEverythingInPlace() throws {
    let fader = Fader()
    let (theatre, presenter, presented, delegate) = try stage(fader)
    presenter.present(presented, animated: false)
    let framed = try #require(presented.presentationController as? FramedPresentation)
    try theatre.advance(to: 0.1)
    fader.completes = false
    presenter.dismiss(animated: true)
    try theatre.advance(to: 0.3)
    _ = diary.take()

    fader.context?.completeTransition(false)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "dismissal did end false, container: true", "B willAppear", "B didAppear",
      ])
    #expect(framed.containerView?.subviews == [framed.frameView])
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentationController === framed)
  }

  @Test func notInFullscreenMeansInTheContext() throws {
    let tabs = UITabBarController()
    let (theatre, presenter, presented, delegate) = try stage(Fader(), isFullscreen: false) {
      $0.definesPresentationContext = true
      tabs.viewControllers = [$0, Page("other")]
      return tabs
    }

    presenter.present(presented, animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    let container = try #require(presented.presentationController?.containerView)
    #expect(presented.presentingViewController === presenter)
    #expect(container.superview === presenter.view.superview)
    #expect(container.window === theatre.window)
    #expect(container.isDescendant(of: tabs.view))
  }

  @Test func traitsMayBeOverridden() throws {
    let (theatre, presenter, presented, delegate) = try stage(Fader())
    presenter.present(presented, animated: false)

    presented.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark)

    withExtendedLifetime((theatre, delegate)) {}
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.traitCollection.horizontalSizeClass == .compact)
    #expect(presenter.traitCollection.userInterfaceStyle == .light)
  }
}
