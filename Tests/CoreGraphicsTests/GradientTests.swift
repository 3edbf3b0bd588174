import CoreGraphics
import Raster
import Testing

struct GradientTests {
  typealias Extent = (options: CGGradientDrawingOptions, before: Pixel, after: Pixel)

  private static let both: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  @Test func aColourIsWhatItsPlaceSays() throws {
    let gradient = try #require(
      CGGradient(colors: [.black, .red, .blue], locations: [0, 0.25, 1]))
    let bitmap = painted(100, 1) { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: Self.both)
    }

    #expect(bitmap[12, 0].distance(to: Pixel(red: 128, green: 0, blue: 0)) <= 2)
    #expect(bitmap[62, 0].distance(to: Pixel(red: 128, green: 0, blue: 128)) <= 2)
    #expect(bitmap[99, 0].distance(to: Pixels.blue) <= 2)
  }

  @Test(
    arguments: [
      (CGGradientDrawingOptions(), Pixels.clear, Pixels.clear),
      (CGGradientDrawingOptions.drawsBeforeStartLocation, Pixels.red, Pixels.clear),
      (CGGradientDrawingOptions.drawsAfterEndLocation, Pixels.clear, Pixels.blue),
      (GradientTests.both, Pixels.red, Pixels.blue),
    ] as [Extent])
  func aGradientGoesOnWhereItIsTold(
    options: CGGradientDrawingOptions, before: Pixel, after: Pixel
  ) throws {
    let gradient = try #require(CGGradient(colors: [.red, .blue]))
    let bitmap = painted(20, 2) { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
    }

    #expect(bitmap[2, 1] == before && bitmap[17, 1] == after)
    #expect(bitmap[10, 1].alpha == 255)
  }

  @Test(
    arguments: [
      (CGGradientDrawingOptions(), Pixels.clear, Pixels.clear),
      (CGGradientDrawingOptions.drawsBeforeStartLocation, Pixels.red, Pixels.clear),
      (CGGradientDrawingOptions.drawsAfterEndLocation, Pixels.clear, Pixels.blue),
    ] as [Extent])
  func aRingGoesOnWhereItIsTold(
    options: CGGradientDrawingOptions, inside: Pixel, outside: Pixel
  ) throws {
    let gradient = try #require(CGGradient(colors: [.red, .blue]))
    let centre = CGPoint(x: 20, y: 20)
    let bitmap = painted(40, 40) { context in
      context.drawRadialGradient(
        gradient, startCenter: centre, startRadius: 5, endCenter: centre, endRadius: 15,
        options: options)
    }

    #expect(bitmap[20, 20] == inside && bitmap[1, 1] == outside)
    #expect(bitmap[30, 20].distance(to: Pixel(red: 114, green: 0, blue: 141)) <= 3)
  }
}
