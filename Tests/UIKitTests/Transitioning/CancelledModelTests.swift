import QuartzCore
import Testing

@testable import UIKit

/// A cancel gives back what blocks have changed, however they did it.
@Suite("Models after a cancelled scrub")
@MainActor
struct CancelledModelTests {
  /// Ways to change a view's position, size and alpha in blocks.
  enum Way: CaseIterable {
    case plain, nested, delayed, keyframes, twice, inTwoBlocks, fromCurrentState, spring

    @MainActor
    func move(_ view: UIView, _ done: @escaping (Bool) -> Void) {
      switch self {
      case .plain:
        UIView.animate(withDuration: 0.4, animations: { change(view, 1) }, completion: done)
      case .nested:
        UIView.animate(
          withDuration: 0.4,
          animations: {
            UIView.animate(withDuration: 0.1) { change(view, 1) }
            change(view, 2)
          }, completion: done)
      case .delayed:
        UIView.animate(
          withDuration: 0.2, delay: 0.2, animations: { change(view, 1) }, completion: done)
      case .keyframes:
        UIView.animateKeyframes(
          withDuration: 0.4, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { change(view, 1) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              change(view, 2)
            }
          }, completion: done)
      case .twice:
        UIView.animate(
          withDuration: 0.4,
          animations: {
            change(view, 1)
            change(view, 2)
          }, completion: done)
      case .inTwoBlocks:
        UIView.animate(withDuration: 0.4) { change(view, 1) }
        UIView.animate(withDuration: 0.4, animations: { change(view, 2) }, completion: done)
      case .fromCurrentState:
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .beginFromCurrentState,
          animations: { change(view, 1) }, completion: done)
      case .spring:
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: { change(view, 1) }, completion: done)
      }
    }

    @MainActor
    private func change(_ view: UIView, _ step: CGFloat) {
      view.alpha = 1 - step * 0.3
      view.frame = CGRect(x: step * 20, y: 0, width: 100 + step * 10, height: 100)
      view.layer.cornerRadius = step * 5
      view.backgroundColor = .red
      view.transform = CGAffineTransform(scaleX: 1 + step, y: 1)
    }
  }

  @Test("Each value is the one from before", arguments: Way.allCases)
  func restored(_ way: Way) throws {
    var view = UIView()
    let stage = try DrivenTabs(Puppet(0.4) { _, done in way.move(view, done) })
    view = stage.inner
    let before = view.layer.values

    stage.select()
    stage.driver.update(0.75)
    try stage.theatre.advance(to: 2)
    #expect(stage.shown(view) != before)
    stage.driver.cancel()
    try stage.theatre.advance(to: 3)

    #expect(stage.endings == ["completeTransition(false) 2.3"])
    #expect(view.layer.values == before)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.touchBlockingAnimations == 0)
  }

  @Test("A second transition then runs as the first did")
  func again() throws {
    var view = UIView()
    let stage = try DrivenTabs(Puppet(0.4) { _, done in Way.plain.move(view, done) })
    view = stage.inner
    for turn in 0..<3 {
      let start = 2 + Double(turn)
      try stage.theatre.advance(to: start)
      stage.select()
      stage.driver.update(0.5)
      #expect(abs(stage.shown(view).opacity - 0.85) < 1e-6)
      stage.driver.cancel()
    }
    try stage.theatre.advance(to: 6)

    #expect(stage.endings.map { $0.suffix(3) } == ["2.2", "3.2", "4.2"])
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  @Test("What was set outside of blocks stays")
  func outsideOfBlocks() throws {
    var view = UIView()
    let stage = try DrivenTabs(
      Puppet(0.4) { _, done in
        view.layer.zPosition = 7
        view.center.y = 80
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }, completion: done)
      })
    view = stage.inner

    stage.select()
    stage.driver.update(0.5)
    stage.driver.cancel()
    try stage.theatre.advance(to: 3)

    #expect(view.layer.zPosition == 7)
    #expect(view.center.y == 80)
    #expect(view.alpha == 1)
  }
}
