import Testing
import UIKit

/// A page that writes down what segues ask of it.
class SeguePage: Page {
  let diary: Diary
  var allows = true

  override init(_ title: String, _ diary: Diary = Diary()) {
    self.diary = diary
    super.init(title, Diary())
  }

  required init?(coder: NSCoder) {
    diary = Diary()
    super.init(coder: coder)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    diary.write("\(title ?? "") shouldPerform \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    diary.write(
      "\(title ?? "") prepare \(segue.identifier ?? "nil") for \(segue.destination.title ?? "")")
  }
}

/// Writes down that it is performed, and does what its kind says.
final class LoggingSegue: UIStoryboardSegue {
  var diary: Diary?

  override func perform() {
    (source as? SeguePage)?.diary.write(
      "perform\(UIView.areAnimationsEnabled ? "" : " without animation")")
    super.perform()
  }
}

@MainActor
struct SegueTests {
  private let diary = Diary()

  private func page(_ segues: UIStoryboard.Segue...) -> SeguePage {
    let page = SeguePage("A", diary)
    page.storyboardSegues = segues
    return page
  }

  private var next: UIStoryboard.Segue.Destination { .controller { [diary] in Page("B", diary) } }

  @Test func theSourcePreparesThenTheSegueIsPerformed() throws {
    let source = page(.init("go", .custom, to: next, by: LoggingSegue.init))
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "go", sender: nil)

    #expect(diary.lines == ["A prepare go for B", "perform"])
    #expect(
      UIKitLog.current.entries.filter { $0.kind == .segue }.map(\.message) == [
        "A prepare(for: go)", "LoggingSegue perform(), A to B",
      ])
    #expect(theatre.warnings == ["LoggingSegue must override perform(): it is a custom segue."])
  }

  @Test(arguments: [true, false])
  func onlyATriggerAsksWhetherItMay(_ allowed: Bool) throws {
    let source = page(.init("go", .show, to: next))
    source.allows = allowed
    let theatre = try Theatre(root: source)

    source.triggerSegue(withIdentifier: "go", sender: nil)

    withExtendedLifetime(theatre) {}
    #expect(diary.lines.first == "A shouldPerform go")
    #expect(diary.lines.contains("A prepare go for B") == allowed)
  }

  @Test func showPushesInANavigationController() throws {
    let source = page(.init("go", .show, to: next))
    let navigation = UINavigationController(rootViewController: source)
    let theatre = try Theatre(root: navigation)

    source.performSegue(withIdentifier: "go", sender: nil)
    #expect(navigation.transitionCoordinator != nil)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
  }

  @Test func showPresentsElsewhere() throws {
    let source = page(.init("go", .show, to: next))
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "go", sender: nil)
    try theatre.advance(to: 1)

    #expect(source.presentedViewController?.title == "B")
  }

  @Test func aModalSegueGivesItsStylesToTheDestination() throws {
    let source = page(.init("go", .presentModally(.overFullScreen, .crossDissolve), to: next))
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "go", sender: nil)
    try theatre.advance(to: 0.3)
    #expect(source.transitionCoordinator != nil)
    try theatre.advance(to: 0.4)

    #expect(source.transitionCoordinator == nil)
    #expect(source.presentedViewController?.modalPresentationStyle == .overFullScreen)
    #expect(source.view.window != nil)
  }

  @Test func aSegueThatDoesNotAnimateIsOverAtOnce() throws {
    let source = page(
      .init("go", .presentModally(), to: next, by: LoggingSegue.init, animates: false))
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "go", sender: nil)

    withExtendedLifetime(theatre) {}
    #expect(diary.lines.contains("perform without animation"))
    #expect(source.transitionCoordinator == nil)
    #expect(source.presentedViewController?.title == "B")
  }

  @Test func aSegueMayBeAHandler() {
    var performed = 0
    let segue = UIStoryboardSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController()
    ) { performed += 1 }

    segue.perform()

    #expect(performed == 1)
    #expect(segue.identifier == nil)
  }

  @Test func anUnknownIdentifierIsAWarningThatNamesTheKnownOnes() throws {
    let source = page(.init("firstSegue", .show, to: next), .init("other", .show, to: next))
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "idFirstSegue", sender: nil)

    #expect(
      theatre.warnings == [
        "A has no segue with identifier 'idFirstSegue'; there is 'firstSegue', 'other'."
      ])
    #expect(diary.lines.isEmpty)
  }

  @Test func aModalSegueLivesUntilTheDismissal() throws {
    weak var segue: UIStoryboardSegue?
    let source = page(
      .init("go", .presentModally(), to: next) { identifier, source, destination in
        let made = LoggingSegue(identifier: identifier, source: source, destination: destination)
        segue = made
        return made
      })
    let theatre = try Theatre(root: source)

    source.performSegue(withIdentifier: "go", sender: nil)
    try theatre.advance(to: 1)
    #expect(segue != nil)
    source.dismiss(animated: true)
    try theatre.advance(to: 2)

    #expect(segue == nil)
  }
}
