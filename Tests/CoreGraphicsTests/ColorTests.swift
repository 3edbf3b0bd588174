import CoreGraphics
import Testing

struct ColorTests {
  @Test func aGrayHasTwoComponentsAndThreeEqualChannels() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)

    #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2)
    #expect(gray.rgba == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
  }

  @Test func aCopyChangesTheAlphaAlone() {
    let copy = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.5)

    #expect(copy == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  }

  @Test func displayP3BecomesTheNearestSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let gray = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1])).rgba
    let orange = try #require(CGColor(colorSpace: space, components: [0.8, 0.5, 0.3, 1])).rgba

    #expect(abs(gray.red - 0.5) < 1e-6 && abs(gray.blue - 0.5) < 1e-6)
    // From the primaries of both spaces.
    #expect(abs(orange.red - 0.8497) < 1e-4 && abs(orange.green - 0.4819) < 1e-4)
  }

  @Test func valuesOutsideAreCutAndNaNIsNothing() {
    let color = CGColor(red: 2, green: -1, blue: .nan, alpha: 1)

    #expect(color.rgba == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func aGradientWithoutLocationsIsSpreadEvenly() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.red, CGColor.green, CGColor.blue] as CFArray,
        locations: nil))

    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
  }
}
