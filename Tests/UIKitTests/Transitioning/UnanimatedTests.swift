import Testing
import UIKit

/// Ways to bring up a page without animation.
enum UnanimatedWay: CaseIterable {
  case push, pop, firstPage, select, removedTab, present, dismiss, dismissTwo
}

/// A page with a pinned view, that writes where this lies when the page has appeared.
private final class PinnedPage: UIViewController {
  let pinned = UIView()
  var frames: [CGRect] = []

  override func viewDidLoad() {
    guard let view else { return }
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      pinned.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      pinned.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    pinned.frame = .zero
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
  }

  override func viewDidAppear(_ animated: Bool) { frames.append(pinned.frame) }
}

/// Where nothing is animated a page is laid out all the same before it has appeared.
@MainActor
struct UnanimatedTests {
  private let page = PinnedPage()

  /// A window, and the call that brings up the page in it.
  private func scene(_ way: UnanimatedWay) throws -> (theatre: Theatre, call: () -> Void) {
    let other = UIViewController()
    switch way {
    case .push:
      let navigation = UINavigationController(rootViewController: other)
      return (
        try Theatre(root: navigation),
        { navigation.pushViewController(page, animated: false) }
      )
    case .pop:
      let navigation = UINavigationController(rootViewController: page)
      navigation.pushViewController(other, animated: false)
      return (try Theatre(root: navigation), { navigation.popViewController(animated: false) })
    case .firstPage:
      let navigation = UINavigationController()
      return (
        try Theatre(root: navigation),
        { navigation.setViewControllers([page], animated: false) }
      )
    case .select:
      let tabs = UITabBarController()
      tabs.viewControllers = [other, page]
      return (try Theatre(root: tabs), { tabs.selectedIndex = 1 })
    case .removedTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [other, page]
      return (try Theatre(root: tabs), { tabs.setViewControllers([page], animated: false) })
    case .present:
      return (try Theatre(root: other), { other.present(page, animated: false) })
    case .dismiss:
      let theatre = try Theatre(root: page)
      page.present(other, animated: false)
      return (theatre, { page.dismiss(animated: false) })
    case .dismissTwo:
      let (theatre, top) = (try Theatre(root: page), UIViewController())
      top.modalPresentationStyle = .overFullScreen
      page.present(other, animated: false)
      other.present(top, animated: false)
      return (theatre, { page.dismiss(animated: false) })
    }
  }

  @Test(arguments: UnanimatedWay.allCases)
  func whatIsPinnedIsInItsPlaceWhenThePageHasAppeared(way: UnanimatedWay) throws {
    let (theatre, call) = try scene(way)
    try theatre.advance(to: 1)
    page.frames = []

    call()

    #expect(page.frames == [CGRect(x: 10, y: 20, width: 355, height: 627)])
    #expect(theatre.warnings == [])
  }

  /// Also where the call comes from an animation block, which animates none of that.
  @Test func aBlockAroundDoesNotAnimateTheLayout() throws {
    let (theatre, call) = try scene(.push)
    try theatre.advance(to: 1)

    UIView.animate(withDuration: 1) { call() }

    #expect(page.pinned.layer.animationKeys() == nil)
  }
}
