import Testing
import UIKit

private final class ListPage: UIViewController {
  private(set) var closedFrom: String?

  func close(_ segue: UIStoryboardSegue) {
    closedFrom = segue.source.title
  }
}

private final class DetailPage: UIViewController {
  override var title: String? {
    get { "detail" }
    set {}
  }
}

@MainActor
struct StoryboardTests {
  private func register() {
    UIStoryboard(
      name: "Main",
      scenes: [
        .init(
          "list", ListPage.init, segues: [.init("open", .presentModally(), to: "detail")],
          unwindActions: ["close": ListPage.close]),
        .init("detail", DetailPage.init, segues: [.unwind("back", to: "close")]),
      ]
    ).register()
  }

  @Test func aRegisteredStoryboardIsFoundByItsName() throws {
    try Film.play { _ in
      register()
      let storyboard = UIStoryboard(name: "Main", bundle: nil)

      let initial = try #require(storyboard.instantiateInitialViewController())
      let detail = storyboard.instantiateViewController(withIdentifier: "detail")

      #expect(initial is ListPage)
      #expect(initial.storyboard === storyboard)
      #expect(!initial.isViewLoaded)
      #expect(detail is DetailPage)
      #expect(
        storyboard.instantiateViewController(withIdentifier: "detail") !== detail)
    }
  }

  @Test func scenesLeadToOneAnotherAndBack() throws {
    let theatre = try Theatre(root: UIViewController())
    register()
    let list = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? ListPage)
    theatre.window.rootViewController = list
    try theatre.advance(to: 0.1)

    list.performSegue(withIdentifier: "open", sender: nil)
    try theatre.advance(to: 1)
    let detail = try #require(list.presentedViewController)
    #expect(detail.storyboard === list.storyboard)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.closedFrom == "detail")
    try theatre.advance(to: 2)

    #expect(list.presentedViewController == nil)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func unknownNamesAreWarningsThatNameTheKnownOnes() {
    Film.play { _ in
      register()
      let missing = UIStoryboard(name: "main", bundle: nil)
      #expect(missing.instantiateInitialViewController() == nil)
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        withIdentifier: "Detail")
      let loose = UIViewController()
      loose.title = "loose"
      loose.storyboardSegues = [.init("go", .show, to: "detail")]
      loose.performSegue(withIdentifier: "go", sender: nil)

      #expect(
        UIKitLog.current.warnings.map(\.message) == [
          "No storyboard is registered as 'main'; there is 'Main'.",
          "Storyboard 'Main' has no scene with identifier 'Detail'; there is 'list', 'detail'.",
          "loose comes from no storyboard; its segue 'go' finds no scene 'detail'.",
        ])
    }
  }
}
