import QuartzCore
import Testing
import UIKit

@MainActor
struct UIKitLogTests {
  @Test func aPushReadsFromTopToBottom() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(Fader())
    navigation.delegate = delegate
    try theatre.advance(to: 0.5)
    let before = UIKitLog.current.entries.count

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      UIKitLog.current.entries.dropFirst(before).map { entry in
        "\(entry.time) \(entry.kind.rawValue): \(entry.message)"
      } == [
        "0.5 delegate: Chooser animationControllerFor push",
        "0.5 delegate: Chooser interactionControllerFor Fader",
        "0.5 appearance: A viewWillDisappear(true)",
        "0.5 appearance: B viewDidLoad()",
        "0.5 appearance: B viewWillAppear(true)",
        "0.5 delegate: Chooser willShow B",
        "0.5 context: Fader animateTransition(using:), A to B",
        "0.5 appearance: B viewIsAppearing(true)",
        "0.9 context: completeTransition(true)",
        "0.9 appearance: A viewDidDisappear(true)",
        "0.9 appearance: B viewDidAppear(true)",
        "0.9 context: Fader animationEnded(true)",
        "0.9 delegate: Chooser didShow B",
        "0.9 completion: A to B finished",
      ])
  }

  @Test func whatIsRefusedIsAWarning() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)

    page.present(page, animated: true)

    #expect(theatre.warnings == ["Attempt to present A on A: it is active already."])
  }
}
