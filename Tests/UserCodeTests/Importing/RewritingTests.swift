import Foundation
import Testing

@testable import UserCode

struct RewritingTests {
  /// What the copies of files say below the two lines that are put before each.
  private func rewritten(_ texts: String...) -> [[String]] {
    let module = ModuleSyntax(
      texts.enumerated().map {
        FileSyntax(SourceText(path: "\($0.offset).swift", text: $0.element))
      })
    return texts.indices.map { number in
      let rewriter = FileRewriter(number, of: module)
      return rewriter.edits.text(of: rewriter.source)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The line of a class's only member, in a file that begins with the line `class A {`.
  private func member(_ text: String) -> String {
    rewritten("class A: UIViewController {\n\(text)\n}")[0][1]
  }

  @Test func aCopyNamesTheOriginal() {
    let module = ModuleSyntax([FileSyntax(SourceText(path: #"My "A".swift"#, text: "let a = 1\n"))])

    #expect(
      ImportedSources.text(FileRewriter(0, of: module))
        == "import UIKit\n#sourceLocation(file: \"My \\\"A\\\".swift\", line: 1)\nlet a = 1\n")
  }

  @Test(
    arguments: [
      ("import UIKit", "            "),
      ("@_exported import UIKit.UIView; let a = 1", "                              ; let a = 1"),
      ("import class UIKit.UIView", "                         "),
      ("public import Foundation", "                        "),
      ("import SnapKit // layout", "               // layout"),
      ("import Observation", "import Observation"),
      ("let a = b.import", "let a = b.import"),
      ("#if os(iOS) && !os(macOS)", "#if true    && !false    "),
      ("#if targetEnvironment(macCatalyst)", "#if false                         "),
      ("@objc(ACard) final class Card {}", "             final class Card {}"),
      ("@UIApplicationMain class App {}", "                   class App {}"),
      ("@available(iOS 13, *) class App {}", "@available(iOS 13, *) class App {}"),
      (
        "// @objc\nlet a = \"@objc \\(b) #selector(c)\"",
        "// @objc\nlet a = \"@objc \\(b) #selector(c)\""
      ),
      (
        "class A: CALayer { override init() { super.init() } }",
        "class A: CALayer { required init() { super.init() } }"
      ),
      (
        "class A { override init() { super.init() } }",
        "class A { override init() { super.init() } }"
      ),
    ] as [(String, String)])
  func whatIsNotHereIsTakenAway(source: String, copy: String) {
    #expect(rewritten(source)[0].joined(separator: "\n") == copy)
  }

  @Test(
    arguments: [
      ("let a = #keyPath(CALayer.opacity)", "let a = \"opacity\"                "),
      (
        "let a = #keyPath(UIView.layer.bounds.size)", "let a = \"layer.bounds.size\"               "
      ),
      ("let a = #keyPath(title)", "let a = \"title\"        "),
      ("let a = #selector(getter: title)", "let a = Selector(\"title\")       "),
      ("let a = #selector(setter: A.title)", "let a = Selector(\"setTitle:\")     "),
      (
        "let a = #selector(UIView.endEditing(_:))",
        "let a = Selector(\"endEditing:\", UIView.endEditing(_:))"
      ),
      (
        "let a = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
        "let a = Selector(\"scrollViewDidScroll:\", of: (any UIScrollViewDelegate).self)"
      ),
      (
        "let a = #selector(self.dismiss(animated:completion:)), b",
        "let a = Selector(\"dismissWithAnimated:completion:\", A.dismiss(animated:completion:)), b"
      ),
    ] as [(String, String)])
  func selectorsCarryNamesAndMethods(source: String, copy: String) {
    #expect(member(source) == copy)
  }

  @Test func methodsOfTheFilesAreFoundWithTheirLabels() {
    let copy = rewritten(
      """
      class A: Base {
        lazy var a = [#selector(tap), #selector(self.tap), #selector(A.move(to:by:)), #selector(step)]
        class B { let b = #selector(close); @objc func close() {} }
        func tap(_ sender: Any?) {}
        @objc private func move(to a: Int, by b: Int) {}
        func plain() {}
      }
      """, "class Base: NSObject {\n  @objc(takeStep:) func step(n: Int) {}\n}")

    #expect(
      copy[0][1]
        == "  lazy var a = [Selector(\"tap:\", A.tap(_:)), Selector(\"tap:\", A.tap(_:)), "
        + "Selector(\"moveTo:by:\", A.move(to:by:)), Selector(\"takeStep:\", A.step(n:))]")
    #expect(
      copy[0][2]
        == "  class B: ObjectiveMethodTable { let b = Selector(\"close\", B.close);       func close() {} "
        + "; nonisolated class var objectiveMethods: [ObjectiveMethod] { "
        + "[ObjectiveMethod(\"close\", B.close)] } }")
    #expect(
      copy[0][6]
        == "nonisolated override class var objectiveMethods: [ObjectiveMethod] { super.objectiveMethods"
        + " + [ObjectiveMethod(\"tap:\", A.tap(_:)), ObjectiveMethod(\"moveTo:by:\", A.move(to:by:))] }"
        + " }")
    #expect(copy[1][0] == "class Base: NSObject, ObjectiveMethodTable {")
    #expect(
      copy[1][2]
        == "nonisolated class var objectiveMethods: [ObjectiveMethod] { "
        + "[ObjectiveMethod(\"takeStep:\", Base.step(n:))] } }")
  }

  @Test func optionalMembersBecomeProperties() {
    let copy = rewritten(
      """
      @objc protocol Watcher {
        @objc optional func card(_ card: Card, turned: Bool)
        @objc optional func card(gone card: Card) -> Int
        @objc optional func closed(_ done: @escaping () -> Void)
        @objc optional var name: String { get }
        func must()
      }
      class Card {
        func work() { _ = watcher?.card?(self, turned: f(a: 1)); watcher?.closed? { }; watcher!.card!(gone: self) }
      }
      final class Mine: Watcher { func must() {}
        func closed(_ done: @escaping () -> Void) {} ; let name = "a"
        func card(_ card: Card, other: Bool) {}
      }
      """)[0]

    #expect(copy[0] == "      protocol Watcher: AnyObject {")
    #expect(copy[1...4].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(
      copy[6]
        == "}; extension Watcher { var card__turned: ((Card, Bool) -> Void)? "
        + "{ objectiveMethod(named: \"card:turned:\", of: self) }; "
        + "var card_gone: ((Card) -> Int)? { objectiveMethod(named: \"cardWithGone:\", of: self) }; "
        + "var closed: ((@escaping () -> Void) -> Void)? "
        + "{ objectiveMethod(named: \"closed:\", of: self) }; "
        + "var name: (String)? { objectiveValue(named: \"name\", of: self) } }")
    #expect(
      copy[8]
        == "  func work() { _ = watcher?.card__turned?(self,         f(a: 1)); watcher?.closed? { }; "
        + "watcher!.card_gone!(      self) }")
    #expect(copy[10] == "final class Mine: Watcher, ObjectiveMethodTable { func must() {}")
    #expect(
      copy[13]
        == "nonisolated class var objectiveMethods: [ObjectiveMethod] { "
        + "[ObjectiveMethod(\"closed:\", Mine.closed(_:)), "
        + "ObjectiveMethod(\"name\", calling: { (o: Mine) in o.name })] } }")
  }

  @Test func whatOverridesInExtensionsIsCalledFromTheClass() {
    let copy = rewritten(
      """
      class A: UIViewController { }
      extension A {
        override var prefersStatusBarHidden: Bool { true }
        override var title: String? { get { "a" } set { super.title = newValue } }
        @objc func close(_ sender: Any?) -> Int { 1 }
      }
      class B: A {}
      """,
      "public extension B { override func close(_ sender: Any?) -> Int { super.close(sender) } }")

    #expect(
      copy[0][0]
        == "class A: UIViewController, ObjectiveMethodTable { "
        + "override var prefersStatusBarHidden: Bool { get { A_prefersStatusBarHidden }  }; "
        + "override var title: String? { get { A_title } set { A_title = newValue } }; "
        + "func close(_ a0: Any?) -> Int { A_close(a0) }; "
        + "nonisolated class var objectiveMethods: [ObjectiveMethod] { "
        + "[ObjectiveMethod(\"close:\", A.close(_:))] } }")
    #expect(copy[0][2] == "           var A_prefersStatusBarHidden: Bool { true }")
    #expect(
      copy[0][3]
        == "           var A_title: String? { get { \"a\" } set { super.title = newValue } }")
    #expect(copy[0][4] == "        func A_close(_ sender: Any?) -> Int { 1 }")
    #expect(
      copy[0][6] == "class B: A {public override func close(_ a0: Any?) -> Int { B_close(a0) } }")
    #expect(
      copy[1][0]
        == "public extension B {          func B_close(_ sender: Any?) -> Int { super.close(sender) } }"
    )
  }

  @Test func methodsThatShareANameAreToldApart() {
    let copy = rewritten(
      """
      class A: NSObject {
        @objc func tap() {}
        @objc(tapOn:) func tap(_ b: UIButton!) {}
        func tap(_ b: Int) {}
        let s = [#selector(tap as () -> Void), #selector(A.tap(_:) as (A) -> (Int) -> Void)]
      }
      """)[0]

    #expect(copy[4].hasPrefix("  let s = [Selector(\"tap\")"))
    #expect(copy[4].contains("Selector(\"tap:\")"))
    #expect(
      copy[5]
        == "nonisolated class var objectiveMethods: [ObjectiveMethod] { "
        + "[ObjectiveMethod(\"tap\", calling: { (o: A) in o.tap() }), "
        + "ObjectiveMethod(\"tapOn:\", calling: { (o: A, a0: UIButton?) in o.tap(a0) }), "
        + "ObjectiveMethod(\"tap:\", calling: { (o: A, a0: Int) in o.tap(a0) })] } }")
  }

  @Test func columnsAreThoseOfTheOriginal() throws {
    let text = "class A { @objc func f() {}; let a = #selector(f), b = #selector(f), c = d }"
    let module = ModuleSyntax([FileSyntax(SourceText(path: "A.swift", text: text))])
    let rewriter = FileRewriter(0, of: module)
    let copy = rewriter.edits.text(of: rewriter.source)

    func column(of piece: String, in text: String) throws -> Int {
      let place = try #require(text.range(of: piece, options: .backwards)).lowerBound
      return text.utf8.distance(from: text.startIndex, to: place) + 1
    }
    for piece in ["func", "let a", ", b", ", c = d"] {
      let here = try column(of: piece, in: copy)
      let there = try column(of: piece, in: text)
      #expect(rewriter.edits.column(here, ofLine: 1, in: rewriter.source) == there, "\(piece)")
    }
  }

  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("move", ["to", "by"], "moveTo:by:"),
      ("make", ["card"], "makeWithCard:"), ("show", [nil, nil], "show::"),
      ("look", ["fromPlace"], "lookFromPlace:"), ("look", ["around"], "lookWithAround:"),
    ] as [(String, [String?], String)])
  func methodsHaveNamesInObjectiveC(name: String, labels: [String?], expected: String) {
    #expect(ObjectiveName.of(name, labels) == expected)
  }
}
