import QuartzCore
import Testing

@testable import UIKit

/// Halves what it is told, notes it, and may keep a finish or a cancel to itself.
private final class Stubborn: UIPercentDrivenInteractiveTransition {
  private(set) var calls: [String] = []
  var swallows = false

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.append("start")
    super.startInteractiveTransition(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    calls.append("update \(percentComplete)")
    super.update(percentComplete / 2)
  }

  override func finish() {
    calls.append("finish")
    if !swallows { super.finish() }
  }

  override func cancel() {
    calls.append("cancel")
    if !swallows { super.cancel() }
  }
}

/// The simplest way to drive a transition, as Apple puts it: a subclass of the percent-driven class.
@MainActor
struct PercentDrivenSubclassTests {
  private let driver = Stubborn()

  private func stage() throws -> DrivenTabs {
    var inner: UIView?
    let stage = try DrivenTabs(
      driver: driver,
      Puppet(0.4) { _, done in
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear, animations: { inner?.center.x = 150 },
          completion: done)
      })
    inner = stage.inner
    stage.select()
    return stage
  }

  @Test func whatItHandsOnIsShown() throws {
    let stage = try stage()

    driver.update(0.6)
    try stage.theatre.advance(to: 2)

    #expect(driver.calls == ["start", "update 0.6"])
    #expect(driver.percentComplete == 0.3)
    #expect(abs(stage.shown(stage.inner).position.x - 80) < 1e-6)
  }

  @Test(arguments: [
    (true, "completeTransition(true) 2.28"), (false, "completeTransition(false) 2.12"),
  ])
  func itsOwnEndsAreUIKitsWhenTheyCallSuper(finishes: Bool, ending: String) throws {
    let stage = try stage()
    driver.update(0.6)
    try stage.theatre.advance(to: 2)

    finishes ? driver.finish() : driver.cancel()
    try stage.theatre.advance(to: 3)

    #expect(stage.endings == [ending])
    #expect(stage.tabs.selectedIndex == (finishes ? 1 : 0))
  }

  /// Without super nothing has happened: the finger still holds the transition.
  @Test func endsThatItKeepsToItselfDoNotEndAnything() throws {
    let stage = try stage()
    driver.update(0.6)
    driver.swallows = true

    driver.finish()
    driver.cancel()
    try stage.theatre.advance(to: 5)
    #expect(stage.endings.isEmpty)
    #expect(stage.tabs.transitionCoordinator?.isInteractive == true)

    driver.swallows = false
    driver.update(1)
    driver.finish()
    try stage.theatre.advance(to: 6)
    #expect(stage.endings == ["completeTransition(true) 5.2"])
    #expect(stage.theatre.warnings.isEmpty)
  }
}
