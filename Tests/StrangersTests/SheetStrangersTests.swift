import QuartzCore
import Testing
import UIKit

@Suite("Strangers with sheets")
@MainActor
struct SheetStrangersTests {
  /// Of a window of 667 points, 0.6 is the sheet.
  private let rest: CGFloat = 667 * 0.4

  private func opened() throws -> (play: Playhouse, drawer: Drawer) {
    let page = blankPage(.blue)
    page.modalPresentationStyle = .custom
    let drawer = Drawer(presentedViewController: page, presenting: nil)
    return (try Playhouse(presenting: page, by: drawer), drawer)
  }

  @Test("Swift 5: a drawer opens with its darkness and rounded by a mask")
  func rises() throws {
    let (play, drawer) = try opened()

    try play.advance(to: 0.2)
    #expect(abs(play.frame(play.to.view).minY - (667 + rest) / 2) < 1e-6)
    #expect(abs(play.alpha(drawer.shade) - 0.5) < 1e-6)
    try play.end(at: 0.4)
    #expect(abs(play.to.view.frame.minY - rest) < 1e-9)
    #expect((play.to.view.layer.mask as? CAShapeLayer)?.path?.boundingBox == play.to.view.bounds)
    #expect(drawer.shade.frame == play.window.bounds)
  }

  @Test("A pan that goes too short a way springs back")
  func springsBack() throws {
    let (play, drawer) = try opened()
    try play.end(at: 0.4)

    try play.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400), over: 0.5)
    #expect(abs(play.to.view.frame.minY - rest) < 1e-9)
    #expect(play.frame(play.to.view).minY > rest + 80)
    try play.advance(to: play.now + 0.4)

    #expect(abs(play.frame(play.to.view).minY - rest) < 1e-6)
    #expect(play.alpha(drawer.shade) == 1)
    #expect(play.to.presentingViewController === play.from)
  }

  @Test("One that goes beyond the middle dismisses")
  func dismisses() throws {
    let (play, drawer) = try opened()
    try play.end(at: 0.4)

    try play.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 550), over: 0.5)
    #expect(play.to.isBeingDismissed)
    try play.advance(to: play.now + 0.5)

    #expect(play.to.view.window == nil && play.from.presentedViewController == nil)
    #expect(drawer.containerView == nil)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("Key-value observing: content that is pulled too far pulls the drawer instead")
  func observed() throws {
    let (play, drawer) = try opened()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    play.to.view.addSubview(scroll)
    try play.end(at: 0.4)
    drawer.follow(scroll)

    scroll.contentOffset.y = 100
    #expect(scroll.contentOffset.y == 100)
    #expect(abs(play.to.view.frame.minY - rest) < 1e-9)

    scroll.contentOffset.y = -30
    #expect(scroll.contentOffset.y == 0)
    #expect(abs(play.to.view.frame.minY - rest - 30) < 1e-9)
  }

  @Test("Told of a new size, it has its new frame at once")
  func turned() throws {
    let (play, drawer) = try opened()
    try play.end(at: 0.4)

    play.window.bounds.size = CGSize(width: 667, height: 375)
    try play.advance(to: play.now + 0.1)

    #expect(drawer.turns == 1)
    let frame = play.to.view.frame
    #expect(frame.width == 667 && abs(frame.minY - 150) < 1e-9 && abs(frame.height - 225) < 1e-9)
  }

  @Test("Swift 3: a note by a segue, before glass; one object is delegate and animator of all")
  func note() throws {
    let (from, page) = (blankPage(.red), NotePage())
    let play = try Playhouse(root: from, from: from, to: page)

    NoteSegue(identifier: "note", source: from, destination: page).perform()
    try play.advance(to: 0.1)
    let pane = NoteSegue.stage.pane
    #expect(pane.window === play.window)
    #expect(play.alpha(page.view) > 0.2 && play.alpha(page.view) < 1)
    let scale = play.frame(page.paper).width / 255
    #expect(scale > 0.6 && scale < 1)
    try play.end(at: 0.4)
    #expect(page.paper.frame.width == 255 && page.shownTimes == 1)
    #expect(from.view.window === play.window && pane.effect is UIBlurEffect)

    page.dismiss(animated: true)
    var alphas: [Double] = []
    for step in 0..<40 {
      try play.advance(to: 0.401 + Double(step) / 100)
      alphas.append(play.alpha(page.view))
    }
    // Damped more than critically: it only ever gets paler.
    #expect(alphas == alphas.sorted(by: >))
    try play.advance(to: 0.9)
    #expect(page.view.window == nil && pane.superview == nil && pane.effect == nil)
    #expect(play.completions.count == 2)
  }
}
