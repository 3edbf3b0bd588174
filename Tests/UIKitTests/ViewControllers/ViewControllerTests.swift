import QuartzCore
import Testing
import UIKit

/// Writes down all that happens to its view.
private final class Witness: UIViewController {
  let diary = Diary()

  override func loadView() {
    diary.write("loadView")
    super.loadView()
  }

  override func viewDidLoad() { diary.write("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { diary.write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { diary.write("isAppearing") }
  override func viewWillLayoutSubviews() { diary.write("willLayout") }
  override func viewDidLayoutSubviews() { diary.write("didLayout") }
  override func viewDidAppear(_ animated: Bool) { diary.write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { diary.write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { diary.write("didDisappear") }
}

@MainActor
struct ViewControllerTests {
  @Test func aViewIsLoadedWhenItIsFirstAskedFor() {
    let controller = Witness()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)

    controller.view.backgroundColor = .red
    controller.loadViewIfNeeded()

    #expect(controller.isViewLoaded)
    #expect(controller.diary.lines == ["loadView", "viewDidLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func aRootControllerAppearsInItsWindow() throws {
    let controller = Witness()
    let theatre = try Theatre(root: controller)

    #expect(
      controller.diary.lines == [
        "loadView", "viewDidLoad", "willAppear", "isAppearing", "willLayout", "didLayout",
        "didAppear",
      ])
    #expect(controller.view.frame == theatre.window.bounds)
    #expect(controller.view.next === controller)
    #expect(controller.next === theatre.window)
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() throws {
    let (old, new) = (Witness(), Witness())
    let theatre = try Theatre(root: old)
    _ = old.diary.take()

    theatre.window.rootViewController = new
    try theatre.advance(to: 0.1)

    #expect(old.diary.lines == ["willDisappear", "didDisappear"])
    #expect(new.diary.lines.last == "didAppear")
    #expect(theatre.window.subviews == [try #require(new.view)])
  }

  @Test func aChildAppearsWithItsParentAndBeforeItHasAppeared() throws {
    let diary = Diary()
    let (parent, child) = (Page("parent", diary), Page("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    let theatre = try Theatre(root: parent)

    withExtendedLifetime(theatre) {}
    #expect(
      diary.take() == [
        "child willMove to parent", "child didMove to parent", "parent willAppear",
        "child willAppear", "child didAppear", "parent didAppear",
      ])
  }

  @Test func aChildThatIsPutIntoAVisibleViewAppears() throws {
    let diary = Diary()
    let (parent, child) = (Page("parent"), Page("child", diary))
    let theatre = try Theatre(root: parent)

    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      diary.take() == [
        "child willMove to parent", "child willAppear", "child didAppear",
        "child didMove to parent",
      ])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    withExtendedLifetime(theatre) {}
    #expect(
      diary.take() == [
        "child willMove to nil", "child willDisappear", "child didDisappear",
        "child didMove to nil",
      ])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  /// An end without a beginning is UIKit's well-known warning.
  @Test func aContainerMaySayItselfWhenAChildAppears() throws {
    let diary = Diary()
    let theatre = try Theatre(root: UIViewController())
    let child = Page("child", diary)

    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()

    #expect(diary.lines == ["child willAppear", "child willDisappear", "child didDisappear"])
    #expect(
      theatre.warnings == ["Unbalanced calls to begin/end appearance transitions for child."])
  }

  @Test func aChildMovesFromOneParentToAnother() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)

    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test func aTitleIsAlsoThatOfItsItems() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.navigationItem.title == "First")
    #expect(controller.tabBarItem.title == "First")

    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second")
    #expect(controller.tabBarItem.title == "Second")
  }

  @Test func moreSafeAreaIsAddedToWhatBarsCover() throws {
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 3, right: 0)
    let theatre = try Theatre(root: UINavigationController(rootViewController: page))

    withExtendedLifetime(theatre) {}
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 5, bottom: 3, right: 0))
  }

  @Test func showGoesToTheNearestContainerThatCanShow() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)
    let next = UIViewController()

    page.show(next, sender: nil)
    try theatre.advance(to: 1)

    #expect(navigation.topViewController === next)
  }

  @Test func aHiddenBarGivesItsPlaceToThePage() throws {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)

    navigation.setNavigationBarHidden(true, animated: true)
    try theatre.advance(to: 0.1)
    let bar = navigation.navigationBar.layer.presentation()
    #expect(abs((bar?.frame.minY ?? 0) + 12) < 0.01)

    try theatre.advance(to: 0.2)
    #expect(page.view.safeAreaInsets.top == 20)
    #expect(navigation.navigationBar.frame.maxY == 0)
  }

  @Test func aControllerMayLeaveScrollViewsAlone() throws {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    page.view.addSubview(scroll)
    let theatre = try Theatre(root: UINavigationController(rootViewController: page))
    #expect(scroll.adjustedContentInset.top == 64)

    page.automaticallyAdjustsScrollViewInsets = false
    withExtendedLifetime(theatre) {}
    #expect(scroll.adjustedContentInset.top == 0)
  }
}
