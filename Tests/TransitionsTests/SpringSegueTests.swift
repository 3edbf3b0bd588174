import QuartzCore
import Testing
import UIKit

@testable import Transitions

/// The numbers of the article's spring: 667 points, half a second, a damping ratio of a half.
@MainActor
struct SpringSegueTests {
  private final class First: UIViewController {
    override func segueForUnwinding(
      to toViewController: UIViewController, from fromViewController: UIViewController,
      identifier: String?
    ) -> UIStoryboardSegue? {
      if identifier == "firstSegueUnwind" {
        return SpringUnwindSegue(
          identifier: identifier, source: fromViewController, destination: toViewController)
      }
      return super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
  }

  private let first = First()
  private let second = UIViewController()

  private func play() throws -> Theatre {
    second.storyboardSegues = [.unwind("firstSegueUnwind", to: "return")]
    first.storyboardSegues = [
      .init("firstSegue", .custom, to: .controller { [second] in second }, by: SpringSegue.init)
    ]
    first.addUnwindAction("return") { _ in }
    let theatre = try Theatre(root: first)
    first.performSegue(withIdentifier: "firstSegue", sender: nil)
    return theatre
  }

  private var y: CGFloat { second.view.layer.presentation()?.frame.minY ?? .nan }

  private static let times: [(time: Double, y: Double)] = [
    (0, 667), (0.05, 341.62), (0.1, -23.33), (0.1426, -108.7), (0.15, -106.95), (0.2, -44.7),
    (0.25, 8.57), (0.285, 17.7), (0.3, 16.64), (0.35, 5.57), (0.4, -2), (0.45, -2.52),
  ]

  @Test func theSecondViewSpringsUpOverTheFirst() throws {
    let theatre = try play()
    #expect(theatre.window.subviews == [first.view, second.view])

    for (time, y) in Self.times {
      try theatre.advance(to: time)
      #expect(abs(self.y - y) < 0.06, "at \(time) s")
    }
    #expect(first.presentedViewController == nil)
    #expect(first.view.window != nil)
  }

  @Test func afterwardsTheSecondControllerIsPresented() throws {
    let theatre = try play()
    try theatre.advance(to: 0.6)

    #expect(first.presentedViewController === second)
    #expect(first.view.superview == nil)
    #expect(second.view.frame == theatre.window.bounds)
    #expect(theatre.window.subviews == [second.view.superview])
    #expect(theatre.warnings.isEmpty)
  }

  @Test func theSecondViewSpringsDownAgain() throws {
    let theatre = try play()
    try theatre.advance(to: 1)

    second.performSegue(withIdentifier: "firstSegueUnwind", sender: nil)
    for (time, y) in Self.times {
      try theatre.advance(to: 1 + time)
      #expect(abs(self.y - (667 - y)) < 0.06, "at \(time) s")
    }
    #expect(first.presentedViewController === second)
    try theatre.advance(to: 2)

    #expect(first.presentedViewController == nil)
    #expect(second.view.superview == nil)
    #expect(theatre.window.subviews == [first.view])
    #expect(first.view.frame == theatre.window.bounds)
    #expect(theatre.warnings.isEmpty)
  }

  /// Where the page is that one goes back to, and how one gets away from it.
  enum Setting: CaseIterable {
    case pushed, otherTab, presentedNavigation, deepBelow, card, cardAndMore, overFullScreen
  }

  /// Tabs, of which the first is a navigation controller with `first` as its root.
  private func containers(_ setting: Setting) throws -> (Theatre, UITabBarController) {
    let (tabs, navigation) = (
      UITabBarController(), UINavigationController(rootViewController: first)
    )
    let other = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, other]
    let theatre = try Theatre(root: tabs, profile: .modern)
    second.storyboardSegues = [.unwind("back", to: "return", by: SpringUnwindSegue.init)]
    first.addUnwindAction("return") { _ in }
    func present(
      _ page: UIViewController, on presenter: UIViewController, _ style: UIModalPresentationStyle
    ) {
      page.modalPresentationStyle = style
      presenter.present(page, animated: false)
    }
    switch setting {
    case .pushed: navigation.pushViewController(second, animated: false)
    case .otherTab:
      tabs.selectedIndex = 1
      other.pushViewController(second, animated: false)
    case .presentedNavigation:
      present(UINavigationController(rootViewController: second), on: first, .fullScreen)
    case .deepBelow:
      navigation.pushViewController(UIViewController(), animated: false)
      present(second, on: tabs, .fullScreen)
    case .card: present(second, on: first, .pageSheet)
    case .cardAndMore:
      let card = UIViewController()
      present(card, on: first, .pageSheet)
      try theatre.advance(to: 0.1)
      present(second, on: card, .fullScreen)
    case .overFullScreen: present(second, on: first, .overFullScreen)
    }
    try theatre.advance(to: 1)
    return (theatre, tabs)
  }

  @Test(
    "Wherever the page is that one goes back to, all that shows springs off it",
    arguments: Setting.allCases)
  func backInContainers(setting: Setting) throws {
    let (theatre, tabs) = try containers(setting)

    second.performSegue(withIdentifier: "back", sender: nil)
    try theatre.advance(to: 1.1)
    #expect(theatre.window.subviews.first === tabs.view)
    let picture = theatre.window.subviews.last
    let leaving = second.view.window == nil ? picture : second.parent?.view ?? second.view
    // As far down as it was up: 667 points less those of the table.
    #expect(abs(shown(leaving).frame.minY - 690.33) < 0.06)
    #expect(first.view.window != nil)
    try theatre.advance(to: 2)

    #expect(theatre.window.subviews == [tabs.view])
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(first.navigationController?.viewControllers == [first])
    #expect(first.view.isDescendant(of: tabs.view))
    #expect(second.view.window == nil)
    #expect(theatre.warnings.isEmpty)
  }

  @Test("From a page in containers the new one springs over their bars, and covers them then")
  func thereFromContainers() throws {
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    first.storyboardSegues = [
      .init("there", .custom, to: .controller { [second] in second }, by: SpringSegue.init)
    ]
    let theatre = try Theatre(root: tabs)

    first.performSegue(withIdentifier: "there", sender: nil)
    #expect(theatre.window.subviews == [tabs.view, second.view])
    for (time, y) in Self.times {
      try theatre.advance(to: time)
      #expect(abs(self.y - y) < 0.06, "at \(time) s")
    }
    #expect(first.view.isDescendant(of: navigation.view))
    try theatre.advance(to: 1)

    #expect(tabs.presentedViewController === second)
    #expect(second.view.frame == theatre.window.bounds)
    #expect(theatre.warnings.isEmpty)
  }
}
