import QuartzCore
import Testing
import Transitions
import UIKit

@MainActor
struct AlongsideTests {
  @Test func theDiscTravelsWithTheTransitionThatBringsThePage() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    theatre.cast("PushScale")
    let entry = try #require(ScreenCatalog.entry(named: "AlongsideScreen"))
    let page = entry.make()

    navigation.pushViewController(page, animated: true)
    try theatre.advance(to: 0.2)

    let disc = try #require(page.view.subviews.last)
    #expect(disc.center == CGPoint(x: 187.5, y: 333.5))
    expect(shown(disc).position, near: CGPoint(x: (311 + 187.5) / 2, y: (539 + 333.5) / 2))
    #expect(abs(shown(disc).transform.m11 - 0.75) < 0.001)
    try theatre.advance(to: 0.5)
    #expect(shown(disc).position == CGPoint(x: 187.5, y: 333.5))
  }

  private func expect(_ point: CGPoint, near expected: CGPoint) {
    #expect(
      abs(point.x - expected.x) < 0.01 && abs(point.y - expected.y) < 0.01, "\(point)")
  }
}
