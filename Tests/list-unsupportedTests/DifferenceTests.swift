import Testing

@testable import list_unsupported

@Suite struct DifferenceTests {
  private func differences(_ source: String) -> [Difference] {
    Difference.all(in: source, folder: "UIKit/Bars")
  }

  @Test func aMemberIsNamedWithItsTypeAndLabels() {
    let found = differences(
      """
      open class UITabBar: UIView {
        /// Items. Unlike Apple's, tabs change at once,
        /// animated or not.
        ///
        /// More.
        open func setItems<A: B>(
          _ items: [A]?, animated: Bool, then done: @escaping (A) -> Void
        ) {}
      }
      """)

    #expect(
      found == [
        Difference(
          folder: "UIKit/Bars", names: ["UITabBar.setItems(_:animated:then:)"],
          text: "Unlike Apple's, tabs change at once, animated or not.")
      ])
  }

  @Test func oneCommentMayStandForSeveralMembers() {
    let found = differences(
      """
      open class A {
        // Unlike Apple's, these are never asked: nobody turns the device.
        open var first: Bool { true }
        var hidden = 1
        open var second: Int {
          1
        }

        open var third = 1
      }

      /// Unlike Apple's, they are never posted.
      extension B {
        public static let one = 1

        public static let two = 2
      }

      public let three = 3
      """)

    #expect(found.map(\.names) == [["A.first", "A.second"], ["B.one", "B.two"]])
  }

  @Test func whatCantBeNamedIsToldOfItsType() {
    let found = differences(
      """
      extension UIView {
        /// Unlike Apple's, it stays.
        var inherited: Int { 1 }
      }
      """)

    #expect(found.map(\.names) == [["UIView"]])
  }
}
