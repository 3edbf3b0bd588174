import Foundation
import Testing
import UIKit

/// What is asked for by a name and isn't there is said by that name.
@Suite @MainActor struct MissingThingsTests {
  private func warnings(_ body: () -> Void) -> [String] {
    Film.play { _ in
      body()
      return UIKitLog.current.warnings.map(\.call)
    }
  }

  @Test func aSymbolIsNamedOnce() {
    let warnings = warnings {
      #expect(UIImage(systemName: "star.fill") == nil)
      #expect(UIImage(systemName: "star.fill") == nil)
      #expect(UIImage(systemName: "xmark") == nil)
    }

    #expect(
      warnings
        == ["star.fill", "xmark"].map {
          "UIImage(systemName: \"\($0)\") is nil: the SF Symbols are Apple's own and not here; add a "
            + "picture of your own and load it by UIImage(named:)."
        })
  }

  @Test func aPictureIsNamedWithItsFiles() {
    let folder = FileManager.default.temporaryDirectory.path
    let warnings = warnings {
      #expect(
        UIImage(
          named: "no-hero", in: Bundle(path: folder),
          compatibleWith: UITraitCollection(displayScale: 1)) == nil)
    }

    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix(
        "UIImage(named: \"no-hero\") is nil: there is no no-hero.png, no-hero.jpg, no-hero.jpeg, "
          + "no-hero@3x.png") == true)
    #expect(warnings.first?.hasSuffix("\(folder); add the picture there.") == true)
  }

  @Test func aPictureThatCantBeReadIsNamed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data("no picture".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let warnings = warnings {
      #expect(UIImage(contentsOfFile: file.path) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(file.lastPathComponent) == true)
  }

  @Test func aFontIsNamed() {
    #expect(
      warnings { _ = UIFont(name: "Avenir-Book", size: 12) } == [
        "UIFont(name: \"Avenir-Book\") is nil: the only fonts here are Inter's, such as Inter-Regular "
          + "and Inter-SemiBold."
      ])
  }

  @Test func aNibIsNamedWhenItsViewIsMade() {
    let warnings = warnings {
      UIViewController(nibName: "Card", bundle: nil).loadViewIfNeeded()
      UIViewController(nibName: nil, bundle: nil).loadViewIfNeeded()
    }

    #expect(
      warnings == [
        "UIViewController gets an empty view: there are no nibs here, so 'Card' can't be loaded; make "
          + "the view in loadView() or viewDidLoad()."
      ])
  }
}
