import QuartzCore
import Testing
import UIKit

@MainActor
struct CoordinatorTests {
  private let diary = Diary()

  private func stage() throws -> (
    theatre: Theatre, navigation: UINavigationController, delegate: Chooser, fader: Fader
  ) {
    let fader = Fader(diary)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(fader)
    navigation.delegate = delegate
    return (theatre, navigation, delegate, fader)
  }

  @Test func itIsThereFromThePushToTheCompletion() throws {
    let (theatre, navigation, delegate, _) = try stage()
    let page = UIViewController()
    #expect(navigation.transitionCoordinator == nil)

    navigation.pushViewController(page, animated: true)

    #expect(navigation.transitionCoordinator != nil)
    #expect(page.transitionCoordinator === navigation.transitionCoordinator)
    #expect(page.transitionCoordinator?.transitionDuration == 0.4)
    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func itIsStillThereInItsCompletions() throws {
    let (theatre, navigation, delegate, _) = try stage()
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      self.diary.write("there: \(navigation.transitionCoordinator != nil)")
    }
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines.last == "there: true")
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func whatIsQueuedAfterThePushRunsAlongside() throws {
    let (theatre, navigation, delegate, _) = try stage()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.window.addSubview(dot)
    navigation.pushViewController(UIViewController(), animated: true)

    let isQueued = navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        dot.center.x = 105
      }, completion: { self.diary.write("completion, cancelled: \($0.isCancelled)") })
    try theatre.advance(to: 0.2)
    let x = try #require(dot.layer.presentation()).position.x
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(isQueued == true)
    #expect(abs(x - 55) < 0.01)
    #expect(
      diary.take() == [
        "animateTransition", "animationEnded(true)", "completion, cancelled: false",
      ])
  }

  @Test func whatComesLateIsNotQueuedButStillRuns() throws {
    let (theatre, navigation, delegate, _) = try stage()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.window.addSubview(dot)
    navigation.pushViewController(UIViewController(), animated: true)
    try theatre.advance(to: 0.1)

    let isQueued = navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in dot.center.x = 105 },
      completion: { _ in self.diary.write("completion") })

    #expect(isQueued == false)
    #expect(dot.center.x == 105)
    #expect(dot.layer.animationKeys() == nil)
    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(diary.lines.last == "completion")
  }

  @Test func aCancelledTransitionIsCalledThat() throws {
    let (theatre, navigation, delegate, fader) = try stage()
    fader.completes = false
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      self.diary.write("cancelled: \($0.isCancelled)")
    }
    try theatre.advance(to: 0.1)

    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines.last == "cancelled: true")
  }
}
