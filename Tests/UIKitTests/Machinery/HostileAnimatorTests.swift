import QuartzCore
import Testing

@testable import UIKit

/// Does what a test asks for.
private final class Villain: NSObject, UIViewControllerAnimatedTransitioning {
  var duration = 0.4
  var onEnd: () -> Void = {}
  private let act: (any UIViewControllerContextTransitioning) -> Void

  init(_ act: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.act = act
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    act(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd()
  }

  /// Adds the arriving view and fades it in.
  static func fade(
    _ context: any UIViewControllerContextTransitioning, over duration: TimeInterval = 0.4
  ) {
    let arriving = context.view(forKey: .to)
    arriving.map(context.containerView.addSubview)
    arriving?.alpha = 0
    UIView.animate(withDuration: duration) {
      arriving?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Does something when it is about to appear.
private final class Meddler: UIViewController {
  var onWillAppear: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    onWillAppear()
  }
}

/// Animators and drivers that do what nobody should: never a crash, never a hang.
@MainActor
struct HostileAnimatorTests {
  private let director = Rehearsal.Director(Transcript())

  private func stack(_ villain: Villain) throws -> (
    theatre: Theatre, navigation: UINavigationController
  ) {
    let navigation = UINavigationController(rootViewController: Page("A"))
    navigation.title = "Nav"
    navigation.delegate = director
    director.animator = villain
    return (try Theatre(root: navigation), navigation)
  }

  private let refusal =
    "pushViewController(_:animated:) called on Nav while an existing transition is occurring;"
    + " the navigation stack will not be updated."

  // MARK: When it completes

  @Test(arguments: [true, false])
  func completingWithinAnimateTransitionIsAnEndLikeAnyOther(finishes: Bool) throws {
    let (theatre, navigation) = try stack(
      Villain { context in
        if let arriving = context.view(forKey: .to) { context.containerView.addSubview(arriving) }
        context.completeTransition(finishes)
      })

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0)

    #expect(navigation.viewControllers.map(\.title) == (finishes ? ["A", "B"] : ["A"]))
    #expect(theatre.window.tree == "window[Nav[content[\(finishes ? "B" : "A")] bar]]")
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func completingWhenEverybodyHasGoneHarmsNobody() throws {
    var context: (any UIViewControllerContextTransitioning)?
    weak var gone: UINavigationController?
    let theatre: Theatre
    do {
      let (stage, navigation) = try stack(Villain { context = $0 })
      theatre = stage
      gone = navigation
      navigation.pushViewController(Page("B"), animated: true)
    }
    try theatre.advance(to: 0.1)
    theatre.window.rootViewController = Page("C")
    director.animator = nil

    context?.completeTransition(true)
    context?.completeTransition(true)
    context = nil
    try theatre.advance(to: 1)

    #expect(gone == nil)
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.window.tree == "window[C]")
  }

  // MARK: Another transition in the midst

  @Test func aPushWhenAPageIsAboutToAppearIsRefused() throws {
    let (theatre, navigation) = try stack(Villain { Villain.fade($0) })
    let meddler = Meddler()
    meddler.onWillAppear = { navigation.pushViewController(Page("C"), animated: true) }

    navigation.pushViewController(meddler, animated: true)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", nil])
    #expect(theatre.warnings == [refusal])
  }

  @Test func aPushWhileAnAnimatorStartsIsRefused() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    navigation.title = "Nav"
    director.animator = Villain {
      navigation.pushViewController(Page("C"), animated: true)
      Villain.fade($0)
    }
    navigation.delegate = director
    let theatre = try Theatre(root: navigation)

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(theatre.warnings == [refusal])
  }

  @Test func aPushInACoordinatorsCompletionIsWelcome() throws {
    let (theatre, navigation) = try stack(Villain { Villain.fade($0) })

    navigation.pushViewController(Page("B"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      navigation.pushViewController(Page("C"), animated: true)
    }
    try theatre.advance(to: 0.8)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(theatre.window.tree == "window[Nav[content[C] bar]]")
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func aPushWhenTheAnimationHasEndedIsWelcome() throws {
    let villain = Villain { Villain.fade($0) }
    let (theatre, navigation) = try stack(villain)
    villain.onEnd = {
      villain.onEnd = {}
      navigation.pushViewController(Page("C"), animated: true)
    }

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(theatre.window.tree == "window[Nav[content[C] bar]]")
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func aDismissalWhileItsPresentationStartsIsRefused() throws {
    let (page, presented) = (Page("A"), Page("B"))
    director.animator = Villain {
      page.dismiss(animated: true)
      Villain.fade($0)
    }
    presented.transitioningDelegate = director
    let theatre = try Theatre(root: page)

    page.present(presented, animated: true)
    try theatre.advance(to: 1)

    #expect(page.presentedViewController === presented)
    #expect(theatre.window.tree == "window[container[B]]")
    #expect(theatre.warnings.count == 1)
  }

  // MARK: Numbers that are none

  @Test(
    arguments: [TimeInterval(-1), 0, .nan, -.infinity], Way.Drive.allCases.filter { $0 != .hand })
  func aDurationThatIsNoneIsOverAtOnce(duration: TimeInterval, drive: Way.Drive) throws {
    let villain = Villain { Villain.fade($0, over: duration) }
    villain.duration = duration
    let (theatre, navigation) = try stack(villain)
    let driver = drive == .percent ? UIPercentDrivenInteractiveTransition() : nil
    director.driver = driver

    navigation.pushViewController(Page("B"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in })
    try theatre.advance(to: 1)
    driver?.update(0.5)
    driver?.finish()
    try theatre.advance(to: 1.5)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(navigation.content.layer.speed == 1)
  }

  @Test(arguments: [TimeInterval.infinity, 1e300], Way.Drive.allCases.filter { $0 != .hand })
  func aDurationWithoutAnEndIsReported(duration: TimeInterval, drive: Way.Drive) throws {
    let villain = Villain { Villain.fade($0, over: duration) }
    villain.duration = duration
    let (theatre, navigation) = try stack(villain)
    let driver = drive == .percent ? UIPercentDrivenInteractiveTransition() : nil
    director.driver = driver

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)
    driver?.update(0.5)
    driver?.finish()
    try theatre.advance(to: 60)

    #expect(OpenTransitions.current.summaries == [.init(animator: "Villain", start: 0)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aFrameThatIsNoneIsPutRightAtTheEnd(number: CGFloat) throws {
    let (theatre, navigation) = try stack(
      Villain { context in
        context.view(forKey: .to)?.frame = CGRect(x: number, y: 0, width: number, height: 10)
        Villain.fade(context)
      })

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.2)
    _ = theatre.window.layer.layer(at: 0.2)
    try theatre.advance(to: 1)

    #expect(theatre.window.tree == "window[Nav[content[B] bar]]")
  }

  @Test func progressThatIsNoneIsNoProgress() throws {
    let (theatre, navigation) = try stack(Villain { Villain.fade($0) })
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)
    driver.update(0.25)

    driver.update(.nan)
    driver.cancel()
    try theatre.advance(to: 1.1)

    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  // MARK: Views that go

  @Test func aContainerThatIsTakenAwayEndsItsAnimations() throws {
    let (theatre, navigation) = try stack(
      Villain { context in
        Villain.fade(context)
        context.containerView.removeFromSuperview()
      })

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  // MARK: Drivers

  @Test func aFinishAfterACancelIsTooLate() throws {
    let (theatre, navigation) = try stack(Villain { Villain.fade($0) })
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)
    driver.update(0.5)

    driver.cancel()
    driver.finish()
    driver.update(0.9)
    try theatre.advance(to: 1.2)
    driver.cancel()

    #expect(navigation.viewControllers.map(\.title) == ["A"])
    let calls = UIKitLog.current.entries.filter { $0.kind == .context && $0.time >= 1 }.map(\.call)
    #expect(
      calls == [
        "updateInteractiveTransition(0.5)", "cancelInteractiveTransition()",
        "completeTransition(false)", "animationEnded(false)",
      ])
    #expect(theatre.warnings.isEmpty)
  }

  @Test func aDriverWithoutATransitionDoesNothing() throws {
    let theatre = try Theatre(root: Page("A"))
    let driver = UIPercentDrivenInteractiveTransition()

    driver.update(0.5)
    driver.finish()
    driver.cancel()
    try theatre.advance(to: 1)

    #expect(driver.percentComplete == 0)
    #expect(theatre.warnings.isEmpty)
  }

  /// The first movement of a finger may come in the turn of the push, before the animator starts.
  @Test func anUpdateBeforeTheStartIsIgnored() throws {
    let (theatre, navigation) = try stack(Villain { Villain.fade($0) })
    let driver = UIPercentDrivenInteractiveTransition()
    director.driver = driver

    navigation.pushViewController(Page("B"), animated: true)
    driver.update(0.5)
    try theatre.advance(to: 1)
    driver.update(0.75)
    driver.finish()
    try theatre.advance(to: 1.1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(OpenTransitions.current.summaries.isEmpty)
  }
}
