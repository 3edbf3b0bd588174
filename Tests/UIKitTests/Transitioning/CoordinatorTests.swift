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

  @Test func itAnswersAsTheContextDoes() throws {
    let (theatre, navigation, delegate, fader) = try stage()
    let (old, new) = (navigation.viewControllers.first, UIViewController())
    navigation.pushViewController(new, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    try theatre.advance(to: 0.1)
    let context = try #require(fader.context)

    #expect(coordinator.containerView === context.containerView)
    #expect(coordinator.containerView === new.view.superview)
    #expect(coordinator.viewController(forKey: .from) === old)
    #expect(coordinator.viewController(forKey: .to) === new)
    #expect(coordinator.view(forKey: .from) === old?.view)
    #expect(coordinator.view(forKey: .to) === new.view)
    #expect(coordinator.presentationStyle == .none && coordinator.isAnimated)
    #expect(coordinator.targetTransform == .identity && context.targetTransform == .identity)
    #expect(context.isAnimated)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
    withExtendedLifetime(delegate) {}
  }

  /// Over a presenter's view that stays: hands off it.
  @Test func itHasNoViewOfAPresenterThatStays() throws {
    let (page, presented) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: page)
    let delegate = Chooser(Fader(diary))
    presented.modalPresentationStyle = .overFullScreen
    presented.transitioningDelegate = delegate
    page.present(presented, animated: true)
    try theatre.advance(to: 0.1)
    let coordinator = try #require(page.transitionCoordinator)

    #expect(coordinator.view(forKey: .from) == nil)
    #expect(coordinator.view(forKey: .to) === presented.view)
    #expect(coordinator.viewController(forKey: .from) === page)
    #expect(coordinator.containerView === presented.presentationController?.containerView)
    #expect(coordinator.presentationStyle == .overFullScreen)
    withExtendedLifetime(delegate) {}
  }

  /// They are those of who drives, and matter once the finger has let go.
  @Test func itHasTheSpeedAndTheCurveOfWhoDrives() throws {
    let (theatre, navigation, delegate, _) = try stage()
    let driver = UIPercentDrivenInteractiveTransition()
    (driver.completionSpeed, driver.completionCurve) = (0.5, .easeOut)
    delegate.interaction = driver
    navigation.pushViewController(UIViewController(), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var heard: [String] = []
    coordinator.notifyWhenInteractionChanges {
      let curve = $0.completionCurve == .easeOut ? "easeOut" : "another curve"
      heard.append("\($0.percentComplete) \($0.completionVelocity) \(curve)")
    }
    try theatre.advance(to: 0.1)
    driver.update(0.25)
    try theatre.advance(to: 0.2)
    driver.completionSpeed = 2
    driver.finish()

    #expect(heard == ["0.25 2.0 easeOut"])
    withExtendedLifetime(delegate) {}
  }

  /// Who joins in has to look after itself then.
  @Test func thereIsNoneWithoutAnimation() throws {
    let (_, navigation, delegate, _) = try stage()
    let page = Joiner()

    navigation.pushViewController(page, animated: false)

    #expect(page.coordinators == [false, false])
    withExtendedLifetime(delegate) {}
  }

  private final class Joiner: UIViewController {
    /// Whether there was one when it was about to appear, and when it had appeared.
    var coordinators: [Bool] = []

    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewDidAppear(_ animated: Bool) { note() }

    private func note() { coordinators.append(transitionCoordinator != nil) }
  }
}
