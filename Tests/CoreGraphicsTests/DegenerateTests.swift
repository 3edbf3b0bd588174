import CoreGraphics
import Raster
import Testing

struct DegenerateTests {
  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(),
    CGAffineTransform(translationX: .nan, y: 0),
  ])
  func aTransformThatSqueezesDrawsNothingAndSpoilsNothing(transform: CGAffineTransform) throws {
    let gradient = try #require(CGGradient(colors: [.red, .blue]))
    let area = CGRect(x: 2, y: 2, width: 5, height: 5)
    let bitmap = painted { context in
      context.saveGState()
      context.concatenate(transform)
      context.fill(area)
      context.stroke(area)
      context.draw(quarters, in: area)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 5, y: 5),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.setShadow(offset: .zero, blur: 4)
      context.fill(area)
      context.clip(to: area)
      context.fill(area)
      context.restoreGState()
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    var expected = Bitmap(width: 20, height: 20)
    expected[0, 0] = Pixels.green
    #expect(bitmap == expected)
  }

  @Test(arguments: [(40_000, 1), (1, 40_000), (0, 4), (-1, 4)])
  func aContextOfAnImpossibleSizeIsNil(width: Int, height: Int) {
    #expect(CGContext(bitmapWidth: width, height: height, scale: 1) == nil)
  }

  @Test func aDashOfZerosIsALine() {
    let bitmap = painted { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [0, 0])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    }

    #expect(bitmap[0, 0] == Pixels.black && bitmap[19, 1] == Pixels.black)
  }

  @Test func theInfiniteRectangleFillsAll() {
    let bitmap = painted { context in
      context.setFillColor(.red)
      context.fill(.infinite)
    }

    #expect(bitmap[0, 0] == Pixels.red && bitmap[19, 19] == Pixels.red)
  }
}
