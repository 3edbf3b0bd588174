import QuartzCore
import Testing

@testable import UIKit

@Suite("Scrubbing a transition")
@MainActor
struct ScrubbingTests {
  @Test(
    "The rest takes its share of the duration",
    arguments: [
      (0.4, 0.6, true, "completeTransition(true) 2.16"),
      (0.4, 0.3, false, "completeTransition(false) 2.12"),
      (0.8, 0.6, true, "completeTransition(true) 2.32"),
      (0.8, 0.4, false, "completeTransition(false) 2.32"),
      (0.4, 0, true, "completeTransition(true) 2.4"),
      (0.4, 0, false, "completeTransition(false) 2.0"),
      (0.4, 1, true, "completeTransition(true) 2.0"),
      (0.4, 1, false, "completeTransition(false) 2.4"),
    ])
  func remainders(duration: Double, share: Double, finishes: Bool, ending: String) throws {
    let stage = try DrivenTabs(
      Puppet(duration) { context, done in
        UIView.animate(
          withDuration: duration, animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: done)
      })
    stage.select()
    stage.driver.update(share)
    try stage.theatre.advance(to: 2)

    finishes ? stage.driver.finish() : stage.driver.cancel()
    try stage.theatre.advance(to: 5)

    #expect(stage.endings == [ending])
    #expect(stage.tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(stage.tabs.viewControllers?.first?.view.alpha == (finishes ? 0 : 1))
  }

  // Uncertain in the facts: it was measured on iOS 8.4 only, and the documentation says that scrubbing
  // is linear.
  @Test(
    "The animator's own curve applies under the finger: a flip with easeOut",
    arguments: [(0.1, 14.45), (0.2, 27.75), (0.5, 61.62), (0.9, 88.47)])
  func flip(share: Double, degrees: Double) throws {
    let stage = try DrivenTabs(
      Puppet(0.8) { context, done in
        UIView.animate(
          withDuration: 0.8, delay: 0, options: .curveEaseOut,
          animations: {
            context.view(forKey: .from)?.layer.transform =
              CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
          }, completion: done)
      })
    stage.select()

    stage.driver.update(share)

    let page = try #require(stage.tabs.viewControllers?.first?.view)
    let transform = stage.shown(page).transform
    #expect(abs(atan2(-transform.m13, transform.m11) * 180 / .pi - degrees) < 0.005)
  }

  @Test("What a block of the animator changes outside the container follows the finger as well")
  func outside() throws {
    var outer = UIView()
    let stage = try DrivenTabs(
      Puppet(0.4) { _, done in
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveLinear,
          animations: {
            outer.alpha = 0
            outer.center.x = 150
          }, completion: done)
      })
    outer = stage.outer
    stage.select()
    try stage.theatre.advance(to: 1.5)
    #expect(stage.shown(outer).opacity == 1)

    stage.driver.update(0.25)
    try stage.theatre.advance(to: 2)
    #expect(stage.shown(outer).opacity == 0.75)
    #expect(stage.shown(outer).position.x == 75)

    stage.driver.cancel()
    try stage.theatre.advance(to: 2.05)
    #expect(abs(stage.shown(outer).position.x - 62.5) < 1e-6)
    try stage.theatre.advance(to: 2.2)

    #expect(stage.endings == ["completeTransition(false) 2.1"])
    #expect(outer.alpha == 1)
    #expect(outer.center.x == 50)
    #expect(outer.layer.animationKeys() == nil)
  }

  @Test("An empty block's completion waits for the end of what the finger has let go")
  func emptyBlock() throws {
    let stage = try DrivenTabs(
      Puppet(0.4) { _, done in
        UIView.animate(withDuration: 0.4, animations: {}, completion: done)
      })
    stage.select()
    stage.driver.update(0.5)
    try stage.theatre.advance(to: 2)
    #expect(stage.endings.isEmpty)

    stage.driver.finish()
    try stage.theatre.advance(to: 3)

    #expect(stage.endings == ["completeTransition(true) 2.2"])
  }

  @Test("The completions of all blocks come once, after the rest, and say that they have finished")
  func completions() throws {
    let diary = Diary()
    let stage = try DrivenTabs(
      Puppet(0.4) { context, done in
        let view = context.view(forKey: .from)
        let say = { (name: String) in
          { (finished: Bool) in diary.write("\(name) \(finished) \(CACurrentMediaTime())") }
        }
        UIView.animate(
          withDuration: 0.1, animations: { view?.alpha = 0 }, completion: say("short"))
        UIView.animate(withDuration: 0.4, animations: {}, completion: say("empty"))
        UIView.animate(withDuration: 0.4, animations: { view?.center.x = 0 }) {
          say("long")($0)
          done($0)
        }
      })
    stage.select()
    stage.driver.update(0.5)
    try stage.theatre.advance(to: 2)
    #expect(diary.lines.isEmpty)

    stage.driver.cancel()
    try stage.theatre.advance(to: 3)

    #expect(diary.lines == ["short true 2.2", "long true 2.2", "empty true 2.2"])
  }

  @Test("A plain animation in the container is scrubbed too, but what its model says stays")
  func plainAnimations() throws {
    let stage = try DrivenTabs(
      Puppet(0.4) { context, done in
        guard let layer = context.view(forKey: .from)?.layer else { return }
        let radius = CABasicAnimation(keyPath: "cornerRadius")
        radius.fromValue = 0.0
        radius.toValue = 100.0
        radius.duration = 0.4
        layer.cornerRadius = 100
        layer.add(radius, forKey: nil)
        UIView.animate(withDuration: 0.4, animations: { layer.opacity = 0 }, completion: done)
      })
    stage.select()
    let page = try #require(stage.tabs.viewControllers?.first?.view)
    try stage.theatre.advance(to: 1.5)

    stage.driver.update(0.5)
    #expect(abs(stage.shown(page).cornerRadius - 50) < 1e-6)
    try stage.theatre.advance(to: 2)
    stage.driver.cancel()
    try stage.theatre.advance(to: 2.1)

    #expect(abs(stage.shown(page).cornerRadius - 25) < 1e-6)
    try stage.theatre.advance(to: 2.5)
    #expect(page.layer.cornerRadius == 100)
    #expect(page.alpha == 1)
  }

  @Test("What moves without end goes on where it was")
  func endless() throws {
    let stage = try DrivenTabs(
      Puppet(0.4) { context, done in
        guard let view = context.view(forKey: .to) else { return }
        let turn = CABasicAnimation(keyPath: "zPosition")
        turn.fromValue = 0.0
        turn.toValue = 10.0
        turn.duration = 1
        turn.repeatCount = .infinity
        view.layer.add(turn, forKey: "turn")
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 0.5 }, completion: done)
      })
    stage.select()
    let page = try #require(stage.tabs.viewControllers?.last?.view)
    stage.driver.update(0.5)
    try stage.theatre.advance(to: 2)

    stage.driver.finish()
    try stage.theatre.advance(to: 2.3)

    #expect(abs(stage.shown(page).zPosition - 5) < 1e-6)
  }
}
