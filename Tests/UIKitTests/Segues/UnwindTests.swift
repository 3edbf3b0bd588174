import Testing
import UIKit

/// A navigation controller that answers with its own unwind segue, as one had to before iOS 9.
private final class AskedNavigation: UINavigationController {
  private(set) var asked: [String] = []

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    asked.append(
      "\(identifier ?? "nil"): \(fromViewController.title ?? "") to \(toViewController.title ?? "")"
    )
    return super.segueForUnwinding(
      to: toViewController, from: fromViewController, identifier: identifier)
  }
}

@MainActor
struct UnwindTests {
  private let diary = Diary()

  private func page(_ title: String, takes action: Selector? = nil) -> SeguePage {
    let page = SeguePage(title, diary)
    page.storyboardSegues = [.unwind("back", to: "home", by: nil)]
    if let action {
      page.addUnwindAction(action) { [diary] segue in
        diary.write("\(title) \(action) from \(segue.source.title ?? "")")
      }
    }
    return page
  }

  @Test func theSourcePreparesThenTheActionRunsThenTheSegue() throws {
    let (first, second) = (page("A", takes: "home"), page("B"))
    second.storyboardSegues = [.unwind("back", to: "home", by: LoggingSegue.init)]
    let theatre = try Theatre(root: first)
    first.present(second, animated: false)

    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(diary.lines == ["B prepare back for A", "A home from B", "perform"])
    try theatre.advance(to: 1)

    #expect(first.presentedViewController == nil)
    #expect(first.view.window === theatre.window)
    #expect(
      UIKitLog.current.entries.filter { $0.kind == .segue }.map(\.message) == [
        "B prepare(for: back)", "A home", "LoggingSegue perform(), B to A",
      ])
  }

  @Test func unwindingPopsToThePageThatTakesTheAction() throws {
    let pages = [page("A", takes: "home"), page("B", takes: "other"), page("C"), page("D")]
    let navigation = AskedNavigation()
    navigation.viewControllers = pages
    let theatre = try Theatre(root: navigation)

    pages[3].performSegue(withIdentifier: "back", sender: nil)
    #expect(navigation.asked == ["back: D to A"])
    #expect(navigation.transitionCoordinator != nil)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(diary.lines.contains("A home from D"))
  }

  @Test func theNearestOfSeveralTakesTheAction() throws {
    let pages = [page("A", takes: "home"), page("B", takes: "home"), page("C", takes: "home")]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let theatre = try Theatre(root: navigation)

    pages[2].performSegue(withIdentifier: "back", sender: nil)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func aDismissalUncoversThePageInItsPlace() throws {
    let pages = [page("A", takes: "home"), page("B")]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let theatre = try Theatre(root: tabs)
    let (lower, upper) = (page("lower"), page("upper"))
    pages[1].present(lower, animated: false)
    lower.present(upper, animated: false)

    upper.performSegue(withIdentifier: "back", sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(tabs.presentedViewController != nil)
    try theatre.advance(to: 1)

    #expect(tabs.presentedViewController == nil)
    #expect(pages[0].view.window === theatre.window)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func unwindingSelectsTheTabOfTheDestination() throws {
    let (first, second) = (page("A", takes: "home"), page("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    tabs.selectedIndex = 1
    let theatre = try Theatre(root: tabs)

    second.performSegue(withIdentifier: "back", sender: nil)

    withExtendedLifetime(theatre) {}
    #expect(tabs.selectedIndex == 0)
  }

  @Test func whoRefusesIsPassedOver() throws {
    final class Refusing: SeguePage {
      override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
      ) -> Bool {
        diary.write("asked for \(action)")
        return false
      }
    }
    let refusing = Refusing("B", diary)
    refusing.addUnwindAction("home") { _ in }
    let (first, last) = (page("A", takes: "home"), page("C"))
    let navigation = UINavigationController()
    navigation.viewControllers = [first, refusing, last]
    let theatre = try Theatre(root: navigation)

    last.performSegue(withIdentifier: "back", sender: nil)
    try theatre.advance(to: 1)

    #expect(diary.lines.contains("asked for home"))
    #expect(navigation.viewControllers == [first])
  }

  @Test func nobodyTakesTheAction() throws {
    let page = page("A")
    let theatre = try Theatre(root: page)

    page.performSegue(withIdentifier: "back", sender: nil)

    #expect(theatre.warnings == ["No view controller takes the unwind action 'home' of A."])
    #expect(diary.lines.isEmpty)
  }
}
