import QuartzCore
import Testing
import UIKit

@MainActor
struct CrossFadeTests {
  @Test func theNewPageAppearsThroughTheOldOne() throws {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let theatre = try Theatre(root: navigation)
    theatre.cast("CrossFade")
    let second = UIViewController()

    navigation.pushViewController(second, animated: true)
    try theatre.advance(to: 0.175)
    #expect(abs(shown(second.view).opacity - 0.5) < 0.001)
    #expect(shown(first.view).opacity == 1)

    try theatre.advance(to: 0.35)
    #expect(second.view.alpha == 1)
    #expect(first.view.superview == nil)
  }

  @Test func itDissolvesAFullScreenPresentationBothWays() throws {
    let first = UIViewController()
    let theatre = try Theatre(root: first)
    let second = UIViewController()
    theatre.cast("CrossFade", for: second)
    first.present(second, animated: true)
    try theatre.advance(to: 1)

    first.dismiss(animated: true)
    try theatre.advance(to: 1.175)
    #expect(abs(shown(first.view).opacity - 0.5) < 0.001)

    try theatre.advance(to: 2)
    #expect(theatre.window.subviews == [first.view])
  }

  @Test func itFadesACardAway() throws {
    let first = UIViewController()
    let theatre = try Theatre(root: first)
    let second = UIViewController()
    theatre.cast("CrossFade", for: second)
    second.modalPresentationStyle = .overFullScreen
    first.present(second, animated: true)
    try theatre.advance(to: 1)

    first.dismiss(animated: true)
    try theatre.advance(to: 1.175)
    #expect(abs(shown(second.view).opacity - 0.5) < 0.001)

    try theatre.advance(to: 2)
    #expect(first.presentedViewController == nil)
    #expect(theatre.window.subviews == [first.view])
  }
}
