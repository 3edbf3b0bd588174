import QuartzCore
import Testing
import UIKit

@Suite("Strangers who write Swift 6")
@MainActor
struct Strangers6Tests {
  @Test("Key frames on the main actor")
  func fadeThrough() throws {
    let play = try Playhouse(pushing: FadeThrough())

    try play.advance(to: 0.07)
    #expect(abs(play.alpha(play.from.view) - 0.5) < 1e-6)
    #expect(play.alpha(play.to.view) == 0)
    try play.advance(to: 0.27)
    #expect(abs(play.alpha(play.to.view) - 0.5) < 1e-6)
    #expect(abs(play.frame(play.to.view).width - 375 * 0.96) < 1e-6)
    try play.end(at: 0.4)
  }

  @Test("A spring by its bounce, chosen by a value")
  func springyPush() throws {
    let play = try Playhouse(pushingBy: SpringyPush())

    var leftmost = CGFloat.infinity
    for step in 1...60 {
      try play.advance(to: Double(step) / 60)
      leftmost = min(leftmost, play.frame(play.to.view).minX)
    }
    // A bounce of 0.2 is a damping ratio of 0.8: it overshoots by e^(−0.8π / 0.6).
    #expect(abs(Double(leftmost) + 375 * exp(-0.8 * .pi / 0.6)) < 0.5)
    try play.advance(to: 2)
    #expect(play.completions == ["completeTransition(true)"])
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("One object that is delegate and animator, there and back")
  func cornerSheet() throws {
    let sheet = CornerSheet()
    let play = try Playhouse(presenting: blankPage(.blue), by: sheet)

    try play.advance(to: 0.2)
    #expect(play.frame(play.to.view).origin == CGPoint(x: 187.5, y: 333.5))
    try play.end(at: 0.4)

    play.to.dismiss(animated: true)
    try play.advance(to: play.now + 0.5)
    #expect(play.to.view.window == nil)
    #expect(
      sheet.log == [
        "a moment later", "presented true", "ended true", "a moment later", "dismissed true",
        "ended true",
      ])
  }

  @Test("A sheet with smooth corners that grows with its page and watches its animator")
  func smoothSheet() throws {
    let (page, delegate) = (blankPage(.blue), SmoothSheet.Delegate())
    page.preferredContentSize = CGSize(width: 375, height: 200)
    page.modalPresentationStyle = .custom
    let play = try Playhouse(presenting: page, by: delegate)
    let sheet = try #require(delegate.sheet)

    try play.advance(to: 0.2)
    #expect(abs(play.frame(page.view).minY - 567) < 1e-6)
    try play.end(at: 0.4)
    #expect(page.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(page.view.layer.cornerCurve == .continuous)

    page.preferredContentSize.height = 300
    try play.advance(to: play.now + 0.1)
    #expect(abs(play.frame(page.view).minY - 417) < 0.5)
    try play.advance(to: play.now + 0.2)
    #expect(page.view.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
    #expect(sheet.sawRunning == [true, false])
    #expect(UIKitLog.current.warnings.isEmpty)
  }
}
