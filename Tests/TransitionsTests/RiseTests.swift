import QuartzCore
import Testing
import UIKit

/// A page that a property animator moves.
@MainActor
struct RiseTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let driver = UIPercentDrivenInteractiveTransition()

  private func rise() throws -> Theatre {
    let theatre = try Theatre(root: first)
    theatre.cast("RisePresent", for: second, driver: driver)
    first.present(second, animated: true)
    try theatre.advance(to: 0.1)
    return theatre
  }

  /// Evenly, whatever the animator's own curve: a property animator's fraction is a share of the way.
  @Test(arguments: [0, 0.25, 0.5, 1]) func thePageFollowsTheFinger(share: CGFloat) throws {
    let theatre = try rise()

    driver.update(share)
    try theatre.advance(to: 0.2)

    #expect(abs(shown(second.view).frame.minY - 667 * (1 - share)) < 0.01)
    #expect(abs(shown(first.view).transform.m11 - (1 - 0.08 * share)) < 1e-6)
    #expect(abs(CGFloat(shown(first.view).opacity) - (1 - 0.5 * share)) < 1e-6)
  }

  @Test(arguments: [(0.75, true, 0.15), (0.25, false, 0.15)])
  func theRestTakesItsShareOfTheTime(
    share: CGFloat, finishes: Bool, rest: TimeInterval
  ) throws {
    let theatre = try rise()
    driver.update(share)

    finishes ? driver.finish() : driver.cancel()
    try theatre.advance(to: 0.1 + rest - 0.001)
    #expect(first.transitionCoordinator != nil)
    try theatre.advance(to: 0.1 + rest)

    #expect(first.transitionCoordinator == nil)
    #expect(first.presentedViewController === (finishes ? second : nil))
    #expect(first.view.transform == .identity)
    #expect(first.view.alpha == 1)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func withoutAFingerItRunsByItself() throws {
    let theatre = try Theatre(root: first)
    theatre.cast("RisePresent", for: second)
    first.present(second, animated: true)
    // Critically damped: 0.236 of the way after a tenth of the time, 0.944 after the half.
    try theatre.advance(to: 0.06)
    #expect(abs(shown(second.view).frame.minY - 667 * (1 - 0.23607)) < 0.1)
    try theatre.advance(to: 0.3)
    #expect(abs(shown(second.view).frame.minY - 667 * (1 - 0.94448)) < 0.1)
    try theatre.advance(to: 1)
    #expect(second.view.frame == theatre.window.bounds)

    theatre.cast("RiseDismiss", for: second)
    first.dismiss(animated: true)
    try theatre.advance(to: 1.3)
    #expect(abs(shown(second.view).frame.minY - 667 * 0.94448) < 0.1)
    try theatre.advance(to: 2)

    #expect(first.presentedViewController == nil)
    #expect(first.view.transform == .identity)
    #expect(first.view.alpha == 1)
    #expect(theatre.warnings.isEmpty)
  }
}
