import QuartzCore
import Testing
import UIKit

/// Waits to be told.
private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    if let page = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(page)
    }
  }
}

/// Which touches arrive while a transition is open.
@MainActor
struct InteractionTests {
  private let middle = CGPoint(x: 187, y: 333)
  private let bar = CGPoint(x: 20, y: 40)

  private func navigation(_ titles: String...) throws -> (Theatre, UINavigationController) {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { Page($0) }
    return (try Theatre(root: navigation), navigation)
  }

  @Test func aPushLeavesTouchesToNobody() throws {
    let (theatre, navigation) = try navigation("A", "B")
    let arriving = Page("C")

    navigation.pushViewController(arriving, animated: true)
    try theatre.advance(to: 0.2)
    #expect(theatre.window.hitTest(middle, with: nil) === theatre.window)
    #expect(theatre.window.hitTest(bar, with: nil) === theatre.window)

    try theatre.advance(to: 1)
    #expect(theatre.window.hitTest(middle, with: nil) === arriving.view)
    #expect(theatre.window.hitTest(bar, with: nil) is UIControl)
  }

  @Test func aPresentationKeepsTouchesFromBothControllers() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    let card = Page("B")
    card.modalPresentationStyle = .overFullScreen

    page.present(card, animated: true)
    try theatre.advance(to: 0.2)
    #expect(theatre.window.hitTest(middle, with: nil) === theatre.window)

    try theatre.advance(to: 1)
    #expect(theatre.window.hitTest(middle, with: nil) === card.view)
  }

  @Test func theRestOfTheScreenStaysAlive() throws {
    let page = Page("A")
    page.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [page, Page("other")]
    let theatre = try Theatre(root: tabs)
    let card = Page("B")
    card.modalPresentationStyle = .overCurrentContext

    page.present(card, animated: true)
    try theatre.advance(to: 0.2)

    let hit = theatre.window.hitTest(CGPoint(x: 280, y: 640), with: nil)
    #expect(hit?.isDescendant(of: tabs.tabBar) == true)
  }

  @Test func aFingerThatDrivesIsLetThroughUntilItLetsGo() throws {
    let (theatre, navigation) = try navigation("A")
    let arriving = Page("B")
    let delegate = Chooser(Fader())
    let hand = Hand()
    delegate.interaction = hand
    navigation.delegate = delegate

    navigation.pushViewController(arriving, animated: true)
    try theatre.advance(to: 0.2)
    #expect(theatre.window.hitTest(middle, with: nil) === arriving.view)

    hand.context?.cancelInteractiveTransition()
    #expect(theatre.window.hitTest(middle, with: nil) === theatre.window)

    hand.context?.completeTransition(false)
    withExtendedLifetime(delegate) {}
    #expect(theatre.window.hitTest(middle, with: nil) === navigation.topViewController?.view)
  }

  /// Nothing but its completion ends a transition.
  @Test func aTransitionThatNobodyCompletesBlocksOn() throws {
    let (theatre, navigation) = try navigation("A")
    let fader = Fader()
    fader.completes = false
    let delegate = Chooser(fader)
    navigation.delegate = delegate

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 60)

    withExtendedLifetime(delegate) {}
    #expect(theatre.window.hitTest(middle, with: nil) === theatre.window)
    #expect(OpenTransitions.current.summaries.map(\.animator) == ["Fader"])
  }
}
