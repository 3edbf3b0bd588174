import Testing

@testable import UIKit

/// Shows whatever its children want to be shown.
private final class Frame: UIViewController {
  private(set) var shown: [String?] = []

  override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc.title) }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    shown.append("detail \(vc.title ?? "")")
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
  }
}

/// Sends what it should show to another controller.
private final class Redirecting: UIViewController {
  weak var target: UIViewController?

  override func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    target
  }
}

@Suite("Who shows a controller for another")
@MainActor
struct ShowTests {
  @Test("The nearest parent that can")
  func parents() throws {
    let (frame, page) = (Frame(), Page("A"))
    let navigation = UINavigationController(rootViewController: page)
    frame.addChild(navigation)
    frame.view.addSubview(navigation.view)
    let theatre = try Theatre(root: frame)

    page.show(Page("B"), sender: nil)
    page.showDetailViewController(Page("C"), sender: nil)
    try theatre.advance(to: 1)

    #expect(page.targetViewController(forAction: .show, sender: nil) === navigation)
    #expect(page.targetViewController(forAction: .showDetail, sender: nil) === frame)
    #expect(page.targetViewController(forAction: "other:", sender: nil) == nil)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(frame.shown == ["detail C"])
  }

  @Test("A navigation controller shows no details: they are presented")
  func details() throws {
    let page = Page("A")
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)

    page.showDetailViewController(Page("B"), sender: nil)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers == [page])
    #expect(navigation.presentedViewController?.title == "B")
  }

  @Test("Whoever a controller names instead")
  func redirected() throws {
    let (frame, page) = (Frame(), Redirecting())
    page.target = frame
    let theatre = try Theatre(root: UINavigationController(rootViewController: page))

    page.show(Page("B"), sender: nil)

    withExtendedLifetime(theatre) {}
    #expect(frame.shown == ["B"])
  }
}
