import QuartzCore
import Testing
import UIKit

/// Writes down of which changes it hears.
private final class Listener: UIViewController {
  let diary: Diary
  var alongside: (@MainActor () -> Void)?

  init(_ title: String, _ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    diary.write("\(title ?? "") \(view.bounds.width) to \(size.width)")
    let alongside = alongside ?? {}
    coordinator.animate { _ in
      alongside()
    } completion: { [diary] _ in
      diary.write("completion")
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    diary.write(
      "\(title ?? "") \(traitCollection.horizontalSizeClass.rawValue) to"
        + " \(newCollection.horizontalSizeClass.rawValue)")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    let size = container.preferredContentSize
    diary.write("\(size.width) × \(size.height)")
  }
}

/// Leaves its page half of the height.
private final class HalfPresentation: UIPresentationController {
  weak var diary: Diary?

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height / 2)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    diary?.write("presentation to \(size.width) × \(size.height)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [diary] _ in diary?.write("alongside") }
  }
}

private final class PresentationChoice: NSObject, UIViewControllerTransitioningDelegate {
  private let presentation: UIPresentationController

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation
  }
}

@MainActor
struct ContainerChangeTests {
  private let diary = Diary()

  @Test func aWindowsNewSizeIsAnnouncedBeforeItHolds() throws {
    let root = Listener("root", diary)
    let theatre = try Theatre(root: root)

    theatre.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(diary.take() == ["root 375.0 to 667.0"])
    #expect(root.view.frame.width == 667)
    try theatre.advance(to: 0)
    #expect(diary.take() == ["completion"])

    theatre.window.frame.origin.x = 10
    #expect(diary.take().isEmpty)
  }

  @Test func whatRunsAlongsideIsAnimatedWithTheWindow() throws {
    let root = Listener("root", diary)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(mark)
    root.alongside = { mark.frame.origin.x = 100 }
    let theatre = try Theatre(root: root)

    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      theatre.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    }
    try theatre.advance(to: 0.1)
    #expect(mark.layer.presentation()?.frame.minX == 25)
    #expect(!diary.lines.contains("completion"))
    try theatre.advance(to: 0.4)

    #expect(diary.lines.contains("completion"))
  }

  @Test func childrenAndWhatIsPresentedHearToo() throws {
    let (page, presented) = (Listener("page", diary), Listener("presented", diary))
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)
    presented.modalPresentationStyle = .overFullScreen
    navigation.present(presented, animated: false)

    theatre.window.bounds.size.width = 500

    #expect(diary.take() == ["page 375.0 to 500.0", "presented 375.0 to 500.0"])
  }

  @Test func aPresentationControllerHearsFirstAndSaysWhichSizeItLeaves() throws {
    let page = Listener("page", diary)
    let half = HalfPresentation(presentedViewController: page, presenting: nil)
    half.diary = diary
    let delegate = PresentationChoice(half)
    (page.modalPresentationStyle, page.transitioningDelegate) = (.custom, delegate)
    let theatre = try Theatre(root: UIViewController())
    theatre.window.rootViewController?.present(page, animated: false)

    theatre.window.bounds.size = CGSize(width: 667, height: 400)
    try theatre.advance(to: 0.1)

    #expect(
      diary.take() == [
        "presentation to 667.0 × 400.0", "page 375.0 to 667.0", "alongside", "completion",
      ])
  }

  @Test func aParentOverridesTheTraitsOfAChild() throws {
    let parent = UIViewController()
    let child = Listener("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let theatre = try Theatre(root: parent)
    let wide = UITraitCollection(horizontalSizeClass: .regular)

    parent.setOverrideTraitCollection(wide, forChild: child)

    withExtendedLifetime(theatre) {}
    #expect(diary.take() == ["child 1 to 2"])
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.displayScale == 2)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == wide)

    child.removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func aStrangersTraitsAreNotOverridden() throws {
    let (parent, stranger) = (UIViewController(), UIViewController())
    (parent.title, stranger.title) = ("parent", "stranger")
    let theatre = try Theatre(root: parent)

    parent.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: stranger)

    #expect(
      theatre.warnings == ["Traits can't be overridden for stranger, which is no child of parent."])
  }

  @Test func aParentHearsWhichSizeAChildPrefers() {
    let (parent, child) = (Listener("parent", diary), UIViewController())
    parent.addChild(child)

    child.preferredContentSize = CGSize(width: 200, height: 100)
    child.preferredContentSize = CGSize(width: 200, height: 100)

    #expect(diary.take() == ["200.0 × 100.0"])
  }

  @Test func theEditButtonSaysWhatItDoesNext() {
    let page = UIViewController()
    let button = page.editButtonItem
    #expect(button.title == "Edit" && button === page.editButtonItem)

    page.setEditing(true, animated: false)
    #expect(page.isEditing)
    #expect(button.title == "Done" && button.style == .done)

    page.isEditing = false
    #expect(button.title == "Edit" && button.style == .plain)
  }
}
