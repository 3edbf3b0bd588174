import Testing
import UIKit

@Suite struct UIFontTests {
  @Test(arguments: [
    (UIFont.Weight.ultraLight, "Inter-Thin"), (.light, "Inter-Light"), (.regular, "Inter-Regular"),
    (.medium, "Inter-Medium"), (.semibold, "Inter-SemiBold"), (.bold, "Inter-Bold"),
    (.heavy, "Inter-ExtraBold"), (.black, "Inter-Black"), (UIFont.Weight(0.36), "Inter-Bold"),
  ])
  func aWeightIsTheNearestFace(weight: UIFont.Weight, name: String) {
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).fontName == name)
  }

  @Test func aLineIsAsHighAsOniOS() {
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(abs(UIFont.systemFont(ofSize: 12).lineHeight - 14.320) < 0.001)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.headline, 17), (.body, 17),
    (.footnote, 13), (.caption2, 11),
  ])
  func textStylesHaveTheSizesOfContentSizeLarge(style: UIFont.TextStyle, size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
  }

  @Test func onlyIntersFacesHaveNames() {
    #expect(UIFont(name: "Inter-BoldItalic", size: 9)?.pointSize == 9)
    #expect(UIFont(name: "Helvetica", size: 9) == nil)
  }

  @Test func anotherSizeKeepsTheFace() {
    let font = UIFont.boldSystemFont(ofSize: 10).withSize(20)

    #expect(font == UIFont.systemFont(ofSize: 20, weight: .semibold))
  }
}
