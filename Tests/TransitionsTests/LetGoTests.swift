import Testing
import Transitions
import UIKit

@MainActor
struct LetGoTests {
  @Test(arguments: [(true, "I go"), (false, "I stay")])
  func thePageKnowsWhenTheFingerLetsGo(finishes: Bool, text: String) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    let page = try #require(ScreenCatalog.entry(named: "LetGoScreen")).make()
    navigation.pushViewController(page, animated: false)
    let badge = try #require(page.view.subviews.first as? UILabel)
    let driver = UIPercentDrivenInteractiveTransition()
    theatre.cast("PopScale", driver: driver)
    #expect(badge.text == "drag me")

    navigation.popViewController(animated: true)
    try theatre.advance(to: 1)
    driver.update(0.5)
    #expect(badge.text == "in your hand")
    finishes ? driver.finish() : driver.cancel()

    #expect(badge.text == text)
    #expect(navigation.transitionCoordinator != nil)
    try theatre.advance(to: 2)
    #expect(navigation.topViewController === page ? !finishes : finishes)
  }
}
