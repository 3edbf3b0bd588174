import QuartzCore
import Testing
import UIKit

@Suite("Strangers' presentations")
@MainActor
struct PresentationStrangersTests {
  @Test("Swift 5: a fade in and out with a delegate of its own")
  func fade() throws {
    let play = try Playhouse(presenting: blankPage(.blue), by: SimpleFade.Delegate())

    try play.advance(to: 0.2)
    #expect(abs(play.alpha(play.to.view) - 0.5) < 1e-6)
    try play.end(at: 0.4)

    play.to.dismiss(animated: true)
    try play.advance(to: play.now + 0.2)
    #expect(abs(play.alpha(play.to.view) - 0.5) < 1e-3)
    try play.advance(to: 1)
    #expect(play.to.view.window == nil && play.from.view.window != nil)
    #expect(play.completions.count == 2)
  }

  @Test("Key frames of three dimensions with a snapshot")
  func flip() throws {
    let small = CGRect(x: 100, y: 200, width: 150, height: 200)
    let animator = CardFlip(cardFrame: small)
    let play = try Playhouse(presenting: animator)
    let card = try #require(animator.card)

    try play.advance(to: 0.3)
    let turned = (play.from.view.layer.presentation() ?? play.from.view.layer).transform
    let half = (card.layer.presentation() ?? card.layer)
    #expect(abs(turned.m11) < 1e-6)
    #expect(half.transform.m11 > 0.5 && half.transform.m11 < 0.9)
    #expect(half.bounds.width < 200)
    try play.end(at: 0.6)
    #expect(card.superview == nil && !play.to.view.isHidden)
  }

  @Test("A spring out of a cell")
  func zoom() throws {
    final class Cell: ZoomSource {
      func zoomFrame() -> CGRect { CGRect(x: 20, y: 100, width: 75, height: 75) }
    }
    let cell = Cell()
    let play = try Playhouse(presenting: ZoomFromCell(kind: .zoomIn, source: cell))

    #expect(play.frame(play.to.view) == cell.zoomFrame())
    try play.advance(to: 0.4)
    let width = play.frame(play.to.view).width
    #expect(width > 225 && width < 375)
    try play.end(at: 0.8)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("A spring that overshoots")
  func bounce() throws {
    let play = try Playhouse(presenting: BounceUp(.up))

    var highest = CGFloat.infinity
    for step in 0..<60 {
      try play.advance(to: Double(step) / 60)
      highest = min(highest, play.frame(play.to.view).minY)
    }
    // The first overshoot of a spring with a damping ratio of 1/2.
    let overshoot = 667 * exp(-Double.pi / 3.0.squareRoot())
    #expect(abs(Double(highest) + overshoot) < 2)
    try play.end(at: 1)
  }

  @Test("A card with a shadow, haptics and accessibility")
  func card() throws {
    let play = try Playhouse(presenting: GentleCard())

    #expect(play.frame(play.to.view).width == 335 * 0.8)
    try play.end(at: 0.3)
    #expect(play.to.view.frame == CGRect(x: 20, y: 40, width: 335, height: 587))
    #expect(
      UIKitLog.current.entries.filter { $0.kind == .feedback }.map(\.message) == [
        "UIImpactFeedbackGenerator impactOccurred() light", "UIAccessibility post(screenChanged)",
      ])
  }

  @Test("A presentation controller that is everything at once, and its darkness")
  func sheet() throws {
    let page = blankPage(.blue)
    let sheet = DimmedSheet(presentedViewController: page, presenting: nil)
    let play = try Playhouse(presenting: page, by: sheet)

    try play.advance(to: 0.15)
    #expect(abs(play.frame(page.view).minY - (667 - 222)) < 1e-6)
    #expect(abs(play.alpha(sheet.darkness) - 0.5) < 1e-6)
    try play.end(at: 0.3)
    #expect(page.view.frame == CGRect(x: 0, y: 223, width: 375, height: 444))

    page.dismiss(animated: true)
    try play.advance(to: play.now + 0.15)
    #expect(abs(play.frame(page.view).minY - 445) < 0.5)
    try play.advance(to: 0.7)
    #expect(page.view.window == nil && sheet.darkness.superview == nil)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("A blur that comes alongside and goes again")
  func frost() throws {
    let delegate = FrostedDelegate()
    let page = blankPage(.blue)
    page.modalPresentationStyle = .custom
    let play = try Playhouse(presenting: page, by: delegate)
    let frost = try #require(delegate.last?.frostView)
    func blur() -> CGFloat {
      let layer = frost.subviews[0].layer
      return (layer.presentation() ?? layer).values.backdrop.blurRadius
    }

    try play.advance(to: 0.2)
    #expect(abs(blur() - 10) < 1e-6)
    #expect(abs(play.frame(page.view).width - 295 * 0.75) < 1e-6)
    try play.end(at: 0.4)
    #expect(page.view.frame == CGRect(x: 40, y: 150, width: 295, height: 367))
    #expect(blur() == 20)

    page.dismiss(animated: true)
    try play.advance(to: play.now + 0.2)
    #expect(abs(blur() - 10) < 1e-6)
    try play.advance(to: play.now + 0.3)
    #expect(frost.superview == nil && page.view.window == nil)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("A delegate that is kept by an associated object, and a timer")
  func remembered() throws {
    let page = blankPage(.blue)
    page.modalPresentationStyle = .fullScreen
    let from = blankPage(.red)
    let play = try Playhouse(root: from, from: from, to: page)
    page.rememberedDelegate = DropDown()

    from.present(page, animated: true)
    try play.advance(to: 0.15)

    #expect(abs(play.frame(page.view).minY + 333.5) < 1e-6)
    try play.end(at: 0.25)
    #expect(page.rememberedDelegate is DropDown)
  }

  @Test("A panel that slides in by the constant of a constraint")
  func pinned() throws {
    let play = try Playhouse(presenting: PinnedPanel())

    try play.advance(to: 0.2)
    #expect(abs(play.frame(play.to.view).minY - (667 - 150)) < 1e-6)
    try play.end(at: 0.4)
    #expect(play.to.view.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
  }
}
