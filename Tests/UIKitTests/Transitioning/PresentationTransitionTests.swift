import QuartzCore
import Testing
import UIKit

@MainActor
struct PresentationTransitionTests {
  private let diary = Diary()
  private let full = CGRect(x: 0, y: 0, width: 375, height: 667)

  private func stage(
    _ style: UIModalPresentationStyle, _ animator: Fader? = nil
  ) throws -> (theatre: Theatre, presenter: Page, presented: Page, delegate: Chooser) {
    let presenter = Page("A", diary)
    let theatre = try Theatre(root: presenter)
    let presented = Page("B", diary)
    let delegate = Chooser(animator, diary)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    _ = diary.take()
    return (theatre, presenter, presented, delegate)
  }

  @Test func aFullScreenPresentationTellsEveryoneInUIKitsOrder() throws {
    let (theatre, presenter, presented, delegate) = try stage(.fullScreen, Fader(diary))

    presenter.present(presented, animated: true) { diary.write("completion") }
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for presentation", "interaction", "A willDisappear", "B willAppear",
        "animateTransition", "B didAppear", "A didDisappear", "animationEnded(true)",
        "completion",
      ])
  }

  @Test func aFullScreenDismissalTellsEveryoneInUIKitsOrder() throws {
    let (theatre, presenter, presented, delegate) = try stage(.fullScreen, Fader(diary))
    presenter.present(presented, animated: false)
    _ = diary.take()

    presented.dismiss(animated: true) { diary.write("completion") }
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for dismissal", "interaction", "B willDisappear", "A willAppear",
        "animateTransition", "A didAppear", "B didDisappear", "animationEnded(true)",
        "completion",
      ])
  }

  @Test func aPresenterThatStaysHearsNothing() throws {
    let (theatre, presenter, presented, delegate) = try stage(.overFullScreen, Fader(diary))

    presenter.present(presented, animated: true)
    try theatre.advance(to: 1)
    presenter.dismiss(animated: true)
    try theatre.advance(to: 2)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for presentation", "interaction", "B willAppear", "animateTransition",
        "B didAppear", "animationEnded(true)", "animator for dismissal", "interaction",
        "B willDisappear", "animateTransition", "B didDisappear", "animationEnded(true)",
      ])
  }

  @Test func fullScreenMovesThePresentersViewIntoTheContainerAndAway() throws {
    let fader = Fader()
    let (theatre, presenter, presented, delegate) = try stage(.fullScreen, fader)

    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.2)
    let context = try #require(fader.context)
    #expect(context.containerView.superview === theatre.window)
    #expect(context.containerView.subviews == [presenter.view, presented.view])
    #expect(context.view(forKey: .from) === presenter.view)
    #expect(context.view(forKey: .to) === presented.view)
    #expect(context.initialFrame(for: presenter) == full)
    #expect(context.finalFrame(for: presenter) == .zero)
    #expect(context.initialFrame(for: presented) == .zero)
    #expect(context.finalFrame(for: presented) == full)
    #expect(context.presentationStyle == .fullScreen)

    try theatre.advance(to: 1)
    #expect(presenter.view.window == nil)
    #expect(context.containerView.subviews == [presented.view])
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)

    presented.dismiss(animated: true)
    try theatre.advance(to: 1.2)
    let back = try #require(fader.context)
    #expect(back.view(forKey: .from) === presented.view)
    #expect(back.view(forKey: .to) === presenter.view)
    #expect(back.initialFrame(for: presented) == full)
    #expect(back.finalFrame(for: presenter) == full)

    try theatre.advance(to: 2)
    withExtendedLifetime(delegate) {}
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.view.frame == full)
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func otherStylesLeaveThePresenterAloneAndHideItFromTheAnimator() throws {
    let fader = Fader()
    let (theatre, presenter, presented, delegate) = try stage(.custom, fader)

    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.2)
    let context = try #require(fader.context)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === presented.view)
    #expect(context.viewController(forKey: .from) === presenter)
    #expect(context.finalFrame(for: presenter) == full)
    #expect(theatre.window.subviews == [presenter.view, context.containerView])

    try theatre.advance(to: 1)
    presenter.dismiss(animated: true)
    try theatre.advance(to: 1.2)
    let back = try #require(fader.context)
    #expect(back.view(forKey: .from) === presented.view)
    #expect(back.view(forKey: .to) == nil)

    try theatre.advance(to: 2)
    withExtendedLifetime(delegate) {}
    #expect(theatre.window.subviews == [presenter.view])
  }

  /// Uncertain in the facts: what it tells whom. Here it is as after a cancelled pop.
  @Test func aCancelledPresentationPutsThePresenterBack() throws {
    let fader = Fader(diary)
    fader.completes = false
    let (theatre, presenter, presented, delegate) = try stage(.fullScreen, fader)
    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.2)
    _ = diary.take()

    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(
      diary.take() == [
        "B willDisappear", "B didDisappear", "A willAppear", "A didAppear",
        "animationEnded(false)",
      ])
  }

  @Test func theOutermostControllerPresents() throws {
    let page = Page("A", diary)
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)
    let presented = Page("B", diary)

    page.present(presented, animated: false)

    #expect(theatre.warnings.isEmpty)
    #expect(presented.presentingViewController === navigation)
    #expect(page.presentedViewController === presented)
    #expect(navigation.visibleViewController === presented)
  }

  @Test func aControllerPresentsOneAtATime() throws {
    let (theatre, presenter, presented, _) = try stage(.fullScreen)
    presenter.present(presented, animated: false)

    presenter.present(Page("C"), animated: false)

    #expect(presenter.presentedViewController === presented)
    #expect(theatre.warnings.count == 1)
  }

  @Test func dismissingABasePresentationTakesAllAboveAway() throws {
    let (theatre, presenter, middle, _) = try stage(.fullScreen)
    let top = Page("C", diary)
    presenter.present(middle, animated: false)
    middle.present(top, animated: false)
    #expect(presenter.view.window == nil)

    presenter.dismiss(animated: true)
    try theatre.advance(to: 1)

    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test(arguments: [(0.05, 0.232230), (0.1, 0.544778), (0.25, 0.942038)])
  func coverVerticalSlidesInBySpring(time: TimeInterval, share: CGFloat) throws {
    let (theatre, presenter, presented, _) = try stage(.fullScreen)
    presenter.present(presented, animated: true)

    try theatre.advance(to: time)

    let frame = try #require(presented.view.layer.presentation()).frame
    #expect(abs(frame.minY - 667 * (1 - share)) < 0.01)
  }
}
