import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(
    arguments: [
      (UIColor.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
      (.systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
      (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
      (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
      (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
      (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
      (.white, [255, 255, 255, 1], [255, 255, 255, 1]),
    ] as [(UIColor, [CGFloat], [CGFloat])])
  func aColourHasTheValuesOfItsAppearance(
    color: UIColor, inLight: [CGFloat], inDark: [CGFloat]
  ) {
    #expect(components(color.resolvedColor(with: light)) == inLight)
    #expect(components(color.resolvedColor(with: dark)) == inDark)
  }

  @Test @MainActor func aDynamicColourFollowsTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    var seen: [CGFloat] = []
    for traits in [light, dark] {
      traits.performAsCurrent { seen.append(components(color)[0]) }
    }

    #expect(seen == [0, 255])
  }

  @Test func anotherAlphaKeepsAColourDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)

    #expect(components(faded.resolvedColor(with: light)) == [0, 0, 0, 0.5])
    #expect(components(faded.resolvedColor(with: dark)) == [255, 255, 255, 0.5])
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, [255.0, 0, 0, 1]), (1 / 3.0, 1, 1, [0, 255, 0, 1]),
      (0.5, 0.5, 0.8, [102, 204, 204, 1]), (0.9, 0, 0.2, [51, 51, 51, 1]),
      (1, 1, 1, [255, 0, 0, 1]),
    ] as [(Double, Double, Double, [Double])])
  func hueSaturationAndBrightnessMakeRedGreenAndBlue(
    hue: Double, saturation: Double, brightness: Double, expected: [Double]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)

    #expect(components(color) == expected.map { CGFloat($0) })
  }

  @Test func hueComesBack() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

    UIColor(hue: 0.7, saturation: 0.6, brightness: 0.5, alpha: 0.4)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)

    #expect(abs(hue - 0.7) < 1e-9)
    #expect(abs(saturation - 0.6) < 1e-9)
    #expect(abs(brightness - 0.5) < 1e-9)
    #expect(alpha == 0.4)
  }

  @Test func onlyGreysHaveAWhite() {
    var white: CGFloat = 0

    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func equalComponentsAreEqualColours() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .blue)
    #expect(UIColor.systemRed == .systemRed)
  }
}
