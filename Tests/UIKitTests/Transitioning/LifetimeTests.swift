import QuartzCore
import Testing
import UIKit

/// What an app hands to a transition and then drops.
@MainActor
private struct Handed {
  weak var animator: Fader?
  weak var interaction: UIPercentDrivenInteractiveTransition?
  weak var context: NSObject?
  weak var page: UIViewController?
  weak var view: UIView?

  var isAlive: Bool { animator != nil && interaction != nil && page != nil && view != nil }
  var isGone: Bool {
    animator == nil && interaction == nil && context == nil && page == nil && view == nil
  }
}

/// Gives away what it is asked for, and keeps nothing.
private final class Forgetful: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: Fader?
  var interaction: UIPercentDrivenInteractiveTransition?

  private func giveAnimator() -> Fader? {
    defer { animator = nil }
    return animator
  }

  private func giveInteraction() -> UIPercentDrivenInteractiveTransition? {
    defer { interaction = nil }
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { giveAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { giveInteraction() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { giveAnimator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { giveInteraction() }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { giveAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { giveAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { giveInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { giveInteraction() }
}

@MainActor
struct LifetimeTests {
  enum Way: CaseIterable {
    case push, tab, present, segue
  }

  private let delegate = Forgetful()
  private let tabs = UITabBarController()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  private func play() throws -> Theatre {
    tabs.viewControllers = [navigation]
    (tabs.delegate, navigation.delegate) = (delegate, delegate)
    return try Theatre(root: tabs)
  }

  /// Goes to a new page, and drops all that was made for it.
  private func go(_ way: Way) -> Handed {
    let (fader, driver, page) = (Fader(), UIPercentDrivenInteractiveTransition(), Page("B"))
    page.transitioningDelegate = delegate
    page.modalPresentationStyle = .fullScreen
    (delegate.animator, delegate.interaction) = (fader, driver)
    switch way {
    case .push: navigation.pushViewController(page, animated: true)
    case .tab:
      tabs.viewControllers = [navigation, page]
      tabs.selectedIndex = 1
    case .present: tabs.present(page, animated: true)
    case .segue:
      tabs.storyboardSegues = [
        .init("go", .presentModally(), to: .controller { [unowned page] in page })
      ]
      tabs.performSegue(withIdentifier: "go", sender: nil)
      tabs.storyboardSegues = []
    }
    return Handed(animator: fader, interaction: driver, page: page, view: page.view)
  }

  /// Goes back, with an animator that nobody keeps, either.
  private func goBack(_ way: Way) {
    delegate.animator = Fader()
    switch way {
    case .push: navigation.popViewController(animated: true)
    case .tab:
      tabs.selectedIndex = 0
    case .present, .segue: tabs.dismiss(animated: true)
    }
  }

  @Test(arguments: Way.allCases)
  func aTransitionKeepsWhatTheAppDropsAndThenLetsGo(_ way: Way) throws {
    let theatre = try play()
    var handed = go(way)
    try theatre.advance(to: 0)
    handed.context = handed.animator?.context as? NSObject
    #expect(handed.isAlive && handed.context != nil)
    handed.interaction?.update(0.5)
    handed.interaction?.finish()
    try theatre.advance(to: 1)
    #expect(handed.animator == nil && handed.interaction == nil && handed.context == nil)
    #expect(handed.page != nil)

    goBack(way)
    try theatre.advance(to: 2)
    if way == .tab { tabs.viewControllers = [navigation] }
    try theatre.advance(to: 3)

    #expect(handed.isGone)
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func aCancelledTransitionLetsGo(_ way: Way) throws {
    let theatre = try play()
    let handed = go(way)
    try theatre.advance(to: 0)
    handed.interaction?.update(0.5)
    handed.interaction?.cancel()
    try theatre.advance(to: 1)
    if way == .tab { tabs.viewControllers = [navigation] }
    try theatre.advance(to: 2)

    #expect(handed.isGone)
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func aHundredTransitionsLeaveNothingBehind(_ way: Way) throws {
    let theatre = try play()
    var time = 0.0
    func round() throws -> Handed {
      let handed = go(way)
      time += 1
      try theatre.advance(to: time)
      handed.interaction?.finish()
      time += 1
      try theatre.advance(to: time)
      goBack(way)
      time += 1
      try theatre.advance(to: time)
      if way == .tab { tabs.viewControllers = [navigation] }
      return handed
    }
    func count() -> [Int] {
      [
        theatre.window.layer.subtreeCount, theatre.clock.scheduledCount,
        theatre.clock.roots.count, tabs.children.count, navigation.children.count,
      ]
    }
    _ = try round()
    let before = count()

    var handed: [Handed] = []
    for _ in 0..<99 { handed.append(try round()) }

    #expect(count() == before)
    #expect(handed.allSatisfy { $0.isGone })
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }
}

extension CALayer {
  /// How many layers there are from this one on down.
  fileprivate var subtreeCount: Int {
    (sublayers ?? []).reduce(1) { $0 + $1.subtreeCount }
  }
}
