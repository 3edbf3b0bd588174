import QuartzCore
import Testing

@testable import UIKit

/// What the articles' demos do as they were published, and what the diagnostics say to it.
@MainActor
struct PublishedBugTests {
  private func tabs(
    _ director: Rehearsal.Director
  ) throws -> (theatre: Theatre, tabs: UITabBarController) {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [Page("A"), Page("B")]
    tabs.delegate = director
    return (try Theatre(root: tabs), tabs)
  }

  private func presentation(
    _ style: UIModalPresentationStyle, _ director: Rehearsal.Director
  ) throws -> (theatre: Theatre, page: Page, presented: Page) {
    let (page, presented) = (Page("A"), Page("B"))
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = director
    return (try Theatre(root: page), page, presented)
  }

  /// The hand forgets its context before it completes it.
  @Test func aHandThatForgetsItsContextHangs() throws {
    let director = Rehearsal.Director(Transcript())
    let hand = ForgetfulHand()
    (director.animator, director.driver) = (Idle(), hand)
    let (theatre, tabs) = try tabs(director)
    try theatre.advance(to: 1)
    tabs.selectedIndex = 1
    hand.update(0.6)

    hand.finish()
    try theatre.advance(to: 60)
    tabs.selectedIndex = 0

    #expect(OpenTransitions.current.summaries == [.init(animator: "Idle", start: 1)])
    #expect(tabs.selectedIndex == 1)
    #expect(theatre.warnings.count == 1)
  }

  /// A percentage with a sign: to the left it never gets over one half.
  @Test func aFingerThatComesFromTheRightCanOnlyCancel() throws {
    let director = Rehearsal.Director(Transcript())
    let hand = ForgetfulHand()
    (director.animator, director.driver) = (Idle(), hand)
    let (theatre, tabs) = try tabs(director)
    tabs.selectedIndex = 1
    let coordinator = try #require(tabs.transitionCoordinator)

    hand.update(-0.9)
    hand.letGo(at: -0.9)
    try theatre.advance(to: 1)

    #expect(coordinator.isCancelled)
  }

  /// Whether the from view is nil tells a presentation from a dismissal only where the presenter's
  /// view stays: in full screen the branch of the dismissal runs, and nobody adds the new page.
  @Test func aZoomThatAsksForTheFromViewShowsNothingInFullScreen() throws {
    let director = Rehearsal.Director(Transcript())
    director.animator = Zoom()
    let (theatre, page, presented) = try presentation(.fullScreen, director)

    page.present(presented, animated: true)
    try theatre.advance(to: 1)

    #expect(theatre.window.tree == "window[container]")
    #expect(
      theatre.warnings == ["Zoom completed A to B without the arriving view in the container."])
  }

  @Test func theSameZoomIsRightWhereThePresenterStays() throws {
    let director = Rehearsal.Director(Transcript())
    director.animator = Zoom()
    let (theatre, page, presented) = try presentation(.overFullScreen, director)

    page.present(presented, animated: true)
    try theatre.advance(to: 1)
    #expect(theatre.window.tree == "window[A container[B]]")

    page.dismiss(animated: true)
    try theatre.advance(to: 2)
    #expect(theatre.window.tree == "window[A]")
    #expect(theatre.warnings.isEmpty)
  }

  /// A modal drag that cancels the interaction and leaves it at that.
  @Test func aCancelWithoutACompletionLeavesTheTransitionOpen() throws {
    let director = Rehearsal.Director(Transcript())
    let (theatre, page, presented) = try presentation(.fullScreen, director)
    page.present(presented, animated: false)
    let hand = HalfwayHand()
    (director.animator, director.driver) = (Idle(), hand)
    try theatre.advance(to: 1)
    presented.dismiss(animated: true)
    try theatre.advance(to: 2)

    hand.cancel()
    try theatre.advance(to: 60)
    presented.dismiss(animated: true)

    #expect(OpenTransitions.current.summaries == [.init(animator: "Idle", start: 1)])
    #expect(presented.presentingViewController === page)
    #expect(
      theatre.warnings == ["Attempt to dismiss B while a presentation is in progress."])
  }

  /// The delegate always has an interaction controller: a button's dismissal waits for a finger.
  @Test func aButtonThatDismissesWaitsForAFinger() throws {
    let director = Rehearsal.Director(Transcript())
    let (theatre, page, presented) = try presentation(.fullScreen, director)
    page.present(presented, animated: false)
    (director.animator, director.driver) = (Idle(), UIPercentDrivenInteractiveTransition())
    try theatre.advance(to: 1)

    presented.dismiss(animated: true)
    try theatre.advance(to: 60)

    #expect(OpenTransitions.current.summaries == [.init(animator: "Idle", start: 1)])
    #expect(presented.transitionCoordinator?.isInteractive == true)
    #expect(presented.view.window === theatre.window)
  }

  /// `if percent < 0 { return }` swallows the end of a gesture as well.
  @Test func aGestureThatEndsLeftOfItsStartHangs() throws {
    let director = Rehearsal.Director(Transcript())
    let (theatre, tabs) = try tabs(director)
    let driver = UIPercentDrivenInteractiveTransition()
    (director.animator, director.driver) = (Idle(), driver)
    func drag(to percent: CGFloat, ends: Bool) {
      if percent < 0 { return }
      ends ? driver.cancel() : driver.update(percent)
    }
    tabs.selectedIndex = 1

    drag(to: 0.2, ends: false)
    drag(to: -0.1, ends: true)
    try theatre.advance(to: 60)

    #expect(tabs.transitionCoordinator?.isInteractive == true)
    #expect(tabs.transitionCoordinator?.percentComplete == 0.2)
    #expect(OpenTransitions.current.summaries == [.init(animator: "Idle", start: 0)])
  }

  /// Hands off the presenter's view where it stays: put into the container, it goes with it.
  @Test func aPresenterThatIsPutIntoTheContainerLeavesABlackScreen() throws {
    let director = Rehearsal.Director(Transcript())
    let (theatre, page, presented) = try presentation(.custom, director)
    page.present(presented, animated: false)
    director.animator = Grabber()

    page.dismiss(animated: true)
    try theatre.advance(to: 1)

    #expect(theatre.window.tree == "window")
    #expect(page.view.window == nil)
    #expect(
      theatre.warnings == [
        "Grabber put the view of A, which had never left the window, into the container of a"
          + " presentation: with the container it is gone."
      ])
  }
}

/// An animator for transitions that are driven by hand: it does nothing.
private final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// The hand of the article on tabs.
private final class ForgetfulHand: NSObject, Rehearsal.Driver {
  private var transitionContext: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    self.transitionContext = transitionContext
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(arriving)
  }

  func update(_ percentComplete: CGFloat) {
    transitionContext?.updateInteractiveTransition(percentComplete)
  }

  func letGo(at percent: CGFloat) {
    percent > 0.5 ? finish() : cancel()
  }

  func finish() {
    transitionContext?.finishInteractiveTransition()
    settle(true)
  }

  func cancel() {
    transitionContext?.cancelInteractiveTransition()
    settle(false)
  }

  private func settle(_ finished: Bool) {
    UIView.animate(withDuration: 0.2) {
      self.transitionContext?.view(forKey: .to)?.frame.origin.x = finished ? 0 : 375
    } completion: { _ in
      self.transitionContext?.completeTransition(finished)
    }
    transitionContext = nil
  }
}

/// The hand of the article on modal pages: after a cancel it completes nothing.
private final class HalfwayHand: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }

  func cancel() {
    context?.cancelInteractiveTransition()
  }
}

/// Takes every transition that has a from view for a dismissal.
private final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let leaving = transitionContext.view(forKey: .from)
    let arriving = transitionContext.view(forKey: .to)
    if leaving == nil, let arriving {
      transitionContext.containerView.addSubview(arriving)
      arriving.alpha = 0
    }
    UIView.animate(withDuration: 0.4) {
      leaving?.alpha = 0
      if leaving == nil { arriving?.alpha = 1 }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Adds the view of the arriving controller, also where the context has none for it.
private final class Grabber: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let below = transitionContext.viewController(forKey: .to)?.view {
      transitionContext.containerView.insertSubview(below, at: 0)
    }
    UIView.animate(withDuration: 0.4) {
      transitionContext.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
