import QuartzCore
import Testing
import UIKit

@Suite("Strangers' interactive transitions")
@MainActor
struct InteractiveStrangersTests {
  /// A page pushed by a driver that has been moved half way.
  private func halfPushed() throws -> (play: Playhouse, slide: DrivenSlide) {
    let slide = DrivenSlide()
    slide.driver.hasStarted = true
    let play = try Playhouse(pushingBy: slide)
    slide.driver.move(by: 187.5, of: 375)
    try play.advance(to: 0.1)
    return (play, slide)
  }

  @Test("A subclass of the percent-driven class finishes what was moved far enough")
  func finished() throws {
    let (play, slide) = try halfPushed()

    #expect(abs(play.frame(play.to.view).minX - 187.5) < 1e-6)
    #expect(abs(play.frame(play.from.view).minX + 62.5) < 1e-6)
    slide.driver.release()
    try play.end(at: 0.3)
    #expect((play.to.parent as? UINavigationController)?.topViewController === play.to)
  }

  @Test("And cancels what wasn't, so that the old page is back where it was")
  func cancelled() throws {
    let (play, slide) = try halfPushed()

    slide.driver.move(by: 75, of: 375)
    slide.driver.release()
    try play.advance(to: 1)

    #expect(play.completions == ["completeTransition(false)"])
    #expect(play.from.view.window === play.window && play.to.view.window == nil)
    #expect(play.from.view.transform == .identity)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  /// A presented page that an object moves all by itself, from 0.6 s on.
  private func leaving(_ hand: HandDriven) throws -> Playhouse {
    let play = try Playhouse(presenting: blankPage(.blue), by: hand)
    try play.advance(to: 0.6)
    #expect(play.to.view.window === play.window)
    play.to.dismiss(animated: true)
    try play.advance(to: 0.7)
    return play
  }

  @Test("Moved by hand, let go beyond the middle: it settles in 0.2 s and is gone")
  func handFinished() throws {
    let hand = HandDriven()
    let play = try leaving(hand)

    hand.moved(to: 0.6)
    try play.advance(to: 0.8)
    #expect(abs(play.frame(play.to.view).minY - 400.2) < 1e-6)
    hand.let_go()
    try play.advance(to: 1.1)

    #expect(play.to.view.window == nil && play.from.presentedViewController == nil)
    #expect(play.completions.last == "completeTransition(true)")
  }

  @Test("Let go before the middle: it comes back")
  func handCancelled() throws {
    let hand = HandDriven()
    let play = try leaving(hand)

    hand.moved(to: 0.3)
    hand.let_go()
    try play.advance(to: 1.1)

    #expect(play.to.view.window === play.window && play.to.view.frame == play.window.bounds)
    #expect(play.from.presentedViewController === play.to)
    #expect(play.completions.last == "completeTransition(false)")
  }

  /// A page over another, which is pulled down by `points` in half a second, and where it is then.
  private func pulled(by points: CGFloat) throws -> (play: Playhouse, y: CGFloat) {
    let delegate = PullDownDelegate()
    let page = blankPage(.blue)
    let play = try Playhouse(presenting: page, by: delegate)
    try play.advance(to: 1)
    delegate.pull.attach(to: page)
    try play.drag(
      from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 100 + points), over: 0.5)
    let y = play.frame(page.view).minY
    try play.advance(to: play.now + 0.6)
    withExtendedLifetime(delegate) {}
    #expect(UIKitLog.current.warnings.isEmpty)
    return (play, y)
  }

  @Test("A pan dismisses the page with the finger on it")
  func pulledAway() throws {
    let (play, y) = try pulled(by: 400)

    #expect(y > 380 && y <= 400)
    #expect(play.to.view.window == nil && play.from.presentedViewController == nil)
  }

  @Test("Pulled too little it springs back, pulled sideways it doesn't move")
  func pulledTooLittle() throws {
    let (play, y) = try pulled(by: 150)

    #expect(y > 130 && y <= 150)
    #expect(play.to.view.window === play.window && play.to.view.frame == play.window.bounds)
    try play.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 320, y: 110), over: 0.3)
    try play.advance(to: play.now + 0.6)
    #expect(play.from.presentedViewController === play.to)
  }
}
