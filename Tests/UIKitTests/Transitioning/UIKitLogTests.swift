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

  @Test func questionsHaveTheirAnswers() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(Fader())
    navigation.delegate = delegate

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    let questions = UIKitLog.current.entries.filter { $0.answer != nil }
    #expect(
      questions.map { "\($0.call): \($0.answer ?? "")" } == [
        "animationControllerFor push: Fader", "interactionControllerFor Fader: nil",
      ])
  }

  @Test func aControlTellsWhoGetsItsEvents() throws {
    let theatre = try Theatre(root: Page("A"))
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction(title: "Show") { _ in }, for: .touchUpInside)
    button.addTarget(theatre, action: { (_: Theatre) in { @MainActor in } }, for: .valueChanged)

    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    button.sendActions(for: .touchDown)

    let actions = UIKitLog.current.entries.filter { $0.kind == .action }
    #expect(
      actions.map { "\($0.message): \($0.answer ?? "")" } == [
        "UIButton(Open) touchUpInside: UIAction(Show)", "UIButton(Open) valueChanged: Theatre",
      ])
  }

  @Test func whatIsRefusedIsAWarning() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)

    page.present(page, animated: true)

    #expect(theatre.warnings == ["Attempt to present A on A: it is active already."])
  }
}
