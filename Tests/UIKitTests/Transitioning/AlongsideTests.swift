import QuartzCore
import Testing

@testable import UIKit

@Suite("What runs alongside a driven transition")
@MainActor
struct AlongsideTests {
  /// Pushes with a percent-driven transition of 0.4 s; the dot moves alongside from 5 to 105.
  private func push(
    _ driver: any UIViewControllerInteractiveTransitioning, _ animator: Puppet
  ) throws -> (theatre: Theatre, dot: UIView, chooser: Chooser, navigation: UINavigationController)
  {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.window.addSubview(dot)
    let chooser = Chooser(animator)
    chooser.interaction = driver
    navigation.delegate = chooser
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(
      in: dot, animation: { _ in dot.center.x = 105 })
    try theatre.advance(to: 1)
    return (theatre, dot, chooser, navigation)
  }

  private func fade() -> Puppet {
    Puppet(0.4) { context, done in
      UIView.animate(
        withDuration: 0.4, animations: { context.view(forKey: .from)?.alpha = 0 },
        completion: done)
    }
  }

  private func x(_ view: UIView) -> Double {
    ((view.layer.presentation()?.position.x ?? 0) * 1e4).rounded() / 1e4
  }

  @Test(
    "It follows the finger evenly, and goes where the transition goes", arguments: [true, false])
  func percentDriven(finishes: Bool) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let (theatre, dot, chooser, navigation) = try push(driver, fade())
    #expect(x(dot) == 5)

    driver.update(0.3)
    try theatre.advance(to: 2)
    #expect(x(dot) == 35)
    driver.update(0.5)
    finishes ? driver.finish() : driver.cancel()
    try theatre.advance(to: 2.1)
    #expect(x(dot) == (finishes ? 80 : 30))
    try theatre.advance(to: 3)

    withExtendedLifetime(chooser) {}
    #expect(dot.center.x == (finishes ? 105 : 5))
    #expect(navigation.transitionCoordinator == nil)
    #expect(dot.layer.animationKeys() == nil)
  }

  /// Only tells the context what the finger does; moves nothing itself.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      guard let arriving = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(arriving)
    }
  }

  @Test("It also follows what a hand-driven interaction tells the context, again and again")
  func handDriven() throws {
    let hand = Hand()
    let (theatre, dot, chooser, navigation) = try push(hand, fade())
    hand.context?.updateInteractiveTransition(0.5)
    #expect(x(dot) == 55)
    hand.context?.cancelInteractiveTransition()
    #expect(navigation.transitionCoordinator?.isCancelled == true)
    try theatre.advance(to: 1.1)
    #expect(x(dot) == 30)

    hand.context?.pauseInteractiveTransition()
    #expect(hand.context?.isInteractive == true)
    #expect(hand.context?.transitionWasCancelled == false)
    try theatre.advance(to: 2)
    #expect(x(dot) == 30)
    hand.context?.updateInteractiveTransition(0.75)
    #expect(x(dot) == 80)
    hand.context?.finishInteractiveTransition()
    try theatre.advance(to: 2.1)
    hand.context?.completeTransition(true)
    try theatre.advance(to: 3)

    withExtendedLifetime(chooser) {}
    #expect(dot.center.x == 105)
    #expect(navigation.viewControllers.count == 2)
    #expect(theatre.warnings.isEmpty)
  }
}
