import Testing

@testable import UserCode

struct DeclarationsTests {
  private func declarations(_ texts: String...) -> Declarations {
    Declarations(
      texts.enumerated().map {
        FileSyntax(SourceText(path: "\($0.offset).swift", text: $0.element))
      })
  }

  @Test func typesAreFoundWithTheTypesAroundThem() {
    let found = declarations(
      """
      // class A {}
      let text = "class B { \\(1) }"
      public final class Outer: UIViewController {
        enum Style { case plain }
        fileprivate class Inner<T>: Base<T> where T: Equatable { class func make() -> Int { 1 } }
        func work() { class Local {} }
        class var `class`: Int { 1 }
      }
      #if os(macOS)
      class Mac {}
      #endif
      extension Outer { struct Later { class Deep {} } }
      private protocol Seen: AnyObject {}
      """)

    #expect(
      found.types.map(\.name) == [
        "Outer", "Outer.Style", "Outer.Inner", "Outer.Later", "Outer.Later.Deep", "Seen",
      ])
    #expect(
      found.types.map(\.kind) == [.class, .enum, .class, .struct, .class, .protocol])
    #expect(found.types.map(\.line) == [3, 4, 5, 12, 12, 13])
    #expect(found.types[0].column == 20)
    #expect(found.types.map(\.access) == [.module, .module, .file, .module, .module, .file])
    #expect(found.types[2].isGeneric)
    #expect(found.types[2].inherited == ["Base"])
  }

  @Test func conformanceIsFollowedThroughEverything() throws {
    let found = declarations(
      """
      protocol Animating: NSObjectProtocol, UIViewControllerAnimatedTransitioning {}
      typealias Both = Animating & UIViewControllerInteractiveTransitioning
      class Base: NSObject {}
      enum Space { class Card: Sub {} ; class Sub: Base {} }
      """,
      """
      extension Base: UIGestureRecognizerDelegate {}
      typealias Delegate
        = UIKit.UIViewControllerTransitioningDelegate
        & UINavigationControllerDelegate
      extension Space.Sub: Both, Delegate {}
      class Loop: Loop {}
      """)
    let card = try #require(found.type(named: "Space.Card"))

    for name in [
      "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
      "UIGestureRecognizerDelegate", "UIViewControllerTransitioningDelegate",
      "UINavigationControllerDelegate", "NSObject", "Both", "Animating", "Space.Sub",
    ] {
      #expect(found.conforms(card, to: name), "\(name)")
    }
    #expect(!found.conforms(card, to: "UITabBarControllerDelegate"))
    #expect(
      found.types(conformingTo: "UIViewControllerAnimatedTransitioning").map(\.name) == [
        "Animating", "Space.Card", "Space.Sub",
      ])
  }

  @Test(
    arguments: [
      ("class A: NSObject {}", true),
      ("class A: NSObject { init(edge: UIRectEdge) {} }", false),
      ("class A: NSObject { init(edge: UIRectEdge = .left, d: [String: Int] = [:]) {} }", true),
      ("class A: NSObject { init(edge: UIRectEdge, d: Int = 1) {} }", false),
      ("class A: NSObject { init?() {} }", false),
      ("class A: NSObject { private override init() {} }", false),
      ("class A: NSObject { convenience init(edge: Int) { self.init() } }", true),
      ("class A: NSObject { init(edge: Int) {} }\nextension A { convenience init() {} }", true),
      ("class A: B {}\nclass B: NSObject { init(x: Int) {} }", false),
      ("class A: B {}\nclass B: NSObject { init(x: Int = 1) {} }", true),
      ("class A: UIPresentationController {}", false),
      ("class A: UIViewController { required init?(coder: NSCoder) {} }", false),
      (
        """
        class A: UIViewController {
          override init(nibName: String?, bundle: Bundle?) { x = 1 }
          required init?(coder: NSCoder) { fatalError("init(coder:)") }
        }
        """, true
      ),
      ("class A { let make = { (x: Int) in A.init(x) }; init(x: Int) {} }", false),
    ] as [(String, Bool)])
  func whatCanBeMadeWithoutArgumentsIsKnown(source: String, canBeMade: Bool) {
    #expect(declarations(source).types[0].canBeMadeWithoutArguments == canBeMade)
  }

  @Test func sharedInstancesAreNamed() {
    let found = declarations(
      """
      class A { static let shared = A(); private init() {} }
      class B { private static let shared = B() }
      """)

    #expect(found.types.map(\.sharedInstance) == ["shared", nil])
  }
}
