import QuartzCore
import Testing
import UIKit

@Suite("Strangers with pictures")
@MainActor
struct PhotoStrangersTests {
  private func opened() throws -> (play: Playhouse, album: Album, magnifier: Magnifier) {
    let album = Album()
    album.loadViewIfNeeded()
    let magnifier = Magnifier(album.picture.image)
    let navigation = UINavigationController(rootViewController: album)
    navigation.isNavigationBarHidden = true
    let play = try Playhouse(root: navigation, from: album, to: magnifier)
    navigation.delegate = album
    navigation.pushViewController(magnifier, animated: true)
    try play.advance(to: 0)
    return (play, album, magnifier)
  }

  @Test("Swift 4.2: a picture flies from its thumbnail to its page and back")
  func flight() throws {
    let (play, album, magnifier) = try opened()
    let flying = try #require(album.flight?.copy)

    #expect(play.frame(flying) == CGRect(x: 20, y: 100, width: 80, height: 80))
    #expect(album.picture.isHidden && magnifier.picture.isHidden)
    try play.advance(to: 0.2)
    #expect(play.frame(flying).width > 300)
    #expect(play.alpha(magnifier.view) > 0.8)
    try play.end(at: 0.5)
    #expect(flying.superview == nil && !magnifier.picture.isHidden && !album.picture.isHidden)

    magnifier.navigationController?.popViewController(animated: true)
    try play.advance(to: play.now)
    let back = try #require(album.flight?.copy)
    #expect(play.frame(back) == CGRect(x: 0, y: 208.5, width: 375, height: 250))
    try play.advance(to: 0.8)
    #expect(play.completions == ["completeTransition(true)", "completeTransition(true)"])
    #expect(album.view.window === play.window && !album.picture.isHidden)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("The picture that was opened is made larger, and keeps its middle")
  func magnified() throws {
    let (play, _, magnifier) = try opened()
    try play.end(at: 0.5)
    let desk = magnifier.desk
    #expect(desk.contentOffset == CGPoint(x: 0, y: -208.5))

    desk.setZoomScale(2, animated: true)
    try play.advance(to: 1)

    #expect(desk.zoomScale == 2 && magnifier.heard == ["2.0"])
    #expect(magnifier.picture.frame.size == CGSize(width: 750, height: 500))
    #expect(desk.contentSize == CGSize(width: 750, height: 500))
    #expect(desk.contentOffset == CGPoint(x: 187.5, y: -83.5))
  }

  @Test("Swift 4: crumbs of a snapshot of a snapshot, the last row's first")
  func crumbs() throws {
    let animator = Crumble()
    let play = try Playhouse(pushing: animator)

    #expect(animator.crumbs.count == 12)
    try play.advance(to: 0.3)
    // Half of its way for the last row, none for the first.
    #expect(abs(play.frame(animator.crumbs[10]).midY - (667 * 0.875 + 667 / 2)) < 1e-6)
    #expect(abs(play.frame(animator.crumbs[1]).midY - 667 * 0.125) < 1e-6)
    let turned = animator.crumbs[11].layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(atan2(turned.b, turned.a) - .pi / 16) < 0.01)
    try play.end(at: 0.9)
    #expect(animator.crumbs.allSatisfy { $0.superview == nil } && !play.from.view.isHidden)
  }

  @Test("Swift 4.2: slats of a drawn page, closed by animations that are their own delegates")
  func blinds() throws {
    let animator = Blinds()
    let play = try Playhouse(pushing: animator)

    try play.advance(to: 0.3)
    let slat = try #require(animator.slats.last)
    #expect(animator.slats.count == 4 && slat.opacity == 0.9)
    #expect(slat.contentsRect == CGRect(x: 0, y: 0.75, width: 1, height: 0.25))
    let shown = try #require(slat.presentation())
    // Half closed: explicit animations go by a line unless they are told otherwise.
    #expect(abs(shown.transform.m22 - 0.5) < 1e-6)
    #expect(abs(shown.frame.minY - 667 * 0.75) < 1e-6)
    try play.end(at: 0.6)
    #expect(animator.slats.allSatisfy { $0.superlayer == nil })
  }

  @Test("Swift 5: an animator stretches the page while another, a spring, carries it")
  func twoHands() throws {
    let mark = UIView()
    let origin = CGRect(x: 20, y: 120, width: 200, height: 150)
    let animator = TwoHands(from: origin) { stretching in
      stretching.addAnimations { mark.alpha = 0.5 }
    }
    let play = try Playhouse(presenting: animator)

    #expect(play.frame(play.to.view) == origin)
    try play.advance(to: 0.2)
    let layer = try #require(play.to.view.layer.presentation())
    #expect(abs(layer.bounds.width - 287.5) < 1e-6)
    #expect(abs(layer.cornerRadius - 7) < 1e-6)
    #expect(layer.position.y > 250 && layer.position.y < 400)
    #expect(mark.alpha == 0.5)
    try play.end(at: 0.6)
    #expect(play.to.view.frame == play.window.bounds)
  }
}
