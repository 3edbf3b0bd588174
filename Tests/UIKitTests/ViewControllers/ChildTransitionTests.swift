import QuartzCore
import Testing
import UIKit

@MainActor
struct ChildTransitionTests {
  /// A container that shows the first of two children.
  private final class Container: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  private let diary = Diary()
  private let container = Container()
  private let old: Page
  private let new: Page

  init() {
    (old, new) = (Page("old", diary), Page("new", diary))
  }

  private func play(forwards: Bool = true) throws -> Theatre {
    container.forwards = forwards
    container.addChild(old)
    container.addChild(new)
    container.view.addSubview(old.view)
    let theatre = try Theatre(root: container)
    _ = diary.take()
    return theatre
  }

  // Which of the two hears first is not known for certain; here the leaving one does, as in a push.
  @Test func theViewComesBeforeTheAnimationsAndTheOtherGoesAtTheEnd() throws {
    let theatre = try play()

    container.transition(
      from: old, to: new, duration: 0.4, options: .curveLinear,
      animations: {
        diary.write("\(container.view.subviews.count) views")
        old.view.frame.origin.x = -375
      },
      completion: { diary.write("completion \($0), \(container.view.subviews.count) view") })
    try theatre.advance(to: 0.1)
    #expect(old.view.layer.presentation()?.frame.minX == -93.75)
    #expect(
      diary.take() == ["old willDisappear", "new willAppear", "2 views"])
    try theatre.advance(to: 0.4)

    #expect(
      diary.take() == ["old didDisappear", "new didAppear", "completion true, 1 view"])
    #expect(container.view.subviews == [new.view])
    #expect(container.children == [old, new])
  }

  @Test func aChildThatComesBackIsAppearingAtTheStartToo() throws {
    let theatre = try play()
    container.transition(from: old, to: new, duration: 0.4, animations: nil)
    try theatre.advance(to: 1)

    container.transition(from: new, to: old, duration: 0.4, animations: nil)
    try theatre.advance(to: 1.1)

    let appearing = UIKitLog.current.entries.last { $0.call == "viewIsAppearing(true)" }
    #expect(appearing?.subject == old.title)
    #expect(appearing?.time == 1)
  }

  @Test func withoutADurationItIsOverAtTheNextTurn() throws {
    let theatre = try play()

    container.transition(from: old, to: new, duration: 0, animations: nil)
    try theatre.advance(to: 0)

    #expect(container.view.subviews == [new.view])
    #expect(
      diary.take() == [
        "old willDisappear", "new willAppear", "old didDisappear", "new didAppear",
      ])
  }

  @Test func aLookExchangesTheViewsWithinIt() throws {
    let theatre = try play()
    new.view.backgroundColor = .red

    container.transition(
      from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft, animations: nil)
    #expect(container.view.subviews == [new.view])
    try theatre.advance(to: 0.125)
    let turned = try #require(container.view.layer.presentation()?.transform)
    #expect(turned.m11 > 0 && turned.m11 < 1)
    #expect(diary.take() == ["old willDisappear", "new willAppear"])
    try theatre.advance(to: 0.5)

    #expect(diary.take() == ["old didDisappear", "new didAppear"])
    #expect(container.view.layer.sublayers?.count == 1)
  }

  @Test func aContainerThatForwardsNothingSaysItItself() throws {
    let theatre = try play(forwards: false)

    container.transition(from: old, to: new, duration: 0.1, animations: nil)
    try theatre.advance(to: 1)

    #expect(diary.take().isEmpty)
    #expect(container.view.subviews == [new.view])
  }

  /// What UIKit does then isn't documented; here the newest exchange counts.
  @Test(
    "An exchange that comes back before it is over shows the last one asked for, in balance",
    arguments: [
      UIView.AnimationOptions.curveLinear, .transitionFlipFromLeft, .transitionCrossDissolve,
    ],
    [[0.1], [0.1, 0.2], [0, 0]])
  func interrupted(options: UIView.AnimationOptions, times: [TimeInterval]) throws {
    let theatre = try play()
    var endings = 0

    container.transition(
      from: old, to: new, duration: 0.4, options: options,
      animations: { container.view.center.x += 10 }
    ) { _ in endings += 1 }
    var (shown, hidden) = (new, old)
    for time in times {
      try theatre.advance(to: time)
      container.transition(
        from: shown, to: hidden, duration: 0.4, options: options,
        animations: { container.view.center.x += 10 }
      ) { _ in endings += 1 }
      swap(&shown, &hidden)
    }
    try theatre.advance(to: 2)

    #expect(container.view.subviews == [shown.view])
    #expect(container.view.layer.sublayers == [shown.view.layer])
    #expect(container.view.layer.animationKeys() == nil)
    #expect(endings == times.count + 1)
    let lines = diary.take()
    for page in [shown, hidden] {
      let own = lines.filter { $0.hasPrefix(page.title ?? "") }
      #expect(own.last == "\(page.title ?? "") did\(page === shown ? "Appear" : "Disappear")")
      #expect(own.filter { $0.contains("did") }.count == 1)
    }
    #expect(theatre.warnings.isEmpty)
  }

  @Test func aThirdChildTakesOverWhileTheFirstStillGoes() throws {
    let theatre = try play()
    let third = Page("third", diary)
    container.addChild(third)
    _ = diary.take()

    container.transition(
      from: old, to: new, duration: 0.4, animations: { container.view.center.x += 10 })
    try theatre.advance(to: 0.1)
    container.transition(
      from: new, to: third, duration: 0.4, animations: { container.view.center.x += 10 })
    try theatre.advance(to: 0.4)
    #expect(container.view.subviews == [new.view, third.view])
    try theatre.advance(to: 1)

    #expect(container.view.subviews == [third.view])
    #expect(
      diary.take() == [
        "old willDisappear", "new willAppear", "new willDisappear", "third willAppear",
        "old didDisappear", "new didDisappear", "third didAppear",
      ])
  }

  @Test func onlyChildrenOfTheContainerAreExchanged() throws {
    let theatre = try play()
    let stranger = Page("stranger", diary)

    container.transition(from: old, to: stranger, duration: 0.1, animations: nil)

    #expect(
      theatre.warnings == [
        "Children view controllers old and stranger must have the parent Container for a"
          + " transition between them."
      ])
    #expect(container.view.subviews == [old.view])
  }
}
