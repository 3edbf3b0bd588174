import CoreGraphics
import Raster
import Testing

struct DrawingTests {
  private let hole = [
    CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10),
  ]

  @Test(arguments: [(CGPathFillRule.winding, Pixels.red), (.evenOdd, Pixels.clear)])
  func theFillRuleDecidesAboutAHole(rule: CGPathFillRule, inside: Pixel) {
    let bitmap = painted { context in
      context.setFillColor(.red)
      context.addRects(hole)
      context.fillPath(using: rule)
    }

    #expect(bitmap[10, 10] == inside && bitmap[2, 2] == Pixels.red)
  }

  @Test func aLaterTransformComesFirst() {
    let bitmap = painted { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    #expect(
      bitmap[11, 2] == Pixels.clear && bitmap[12, 2] == Pixels.black
        && bitmap[15, 5] == Pixels.black)
    #expect(bitmap[16, 5] == Pixels.clear)
  }

  @Test func aPathIsWhereTheTransformWasWhenItWasAdded() {
    let bitmap = painted { context in
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.translateBy(x: 10, y: 10)
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.fillPath()
    }

    #expect(bitmap[1, 1] == Pixels.black && bitmap[11, 11] == Pixels.black)
  }

  @Test func aClipEndsWithItsState() {
    let bitmap = painted { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.setFillColor(.blue)
      context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
    }

    #expect(
      bitmap[4, 4] == Pixels.black && bitmap[5, 4] == Pixels.clear && bitmap[4, 5] == Pixels.clear)
    #expect(bitmap[17, 17] == Pixels.blue)
  }

  @Test func halfAPixelIsHalfCovered() {
    let bitmap = painted { context in
      context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
      context.setShouldAntialias(false)
      context.fill(CGRect(x: 4.4, y: 0, width: 1, height: 1))
    }

    #expect(abs(Int(bitmap[0, 0].alpha) - 128) <= 1 && abs(Int(bitmap[1, 0].alpha) - 128) <= 1)
    #expect(bitmap[4, 0] == Pixels.black && bitmap[5, 0] == Pixels.clear)
  }

  @Test func aLayerFadesAsOne() {
    let bitmap = painted { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setFillColor(.blue)
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }

    #expect(bitmap[2, 2].distance(to: Pixel(red: 255, green: 127, blue: 127)) <= 1)
    #expect(bitmap[7, 2].distance(to: Pixel(red: 127, green: 127, blue: 255)) <= 1)
  }

  @Test func aLayersClipIsThatOfItsBeginning() {
    let bitmap = painted { context in
      context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
    }

    #expect(
      bitmap[4, 5] == Pixels.clear && bitmap[5, 5] == Pixels.black && bitmap[10, 9] == Pixels.clear)
  }

  @Test func dashesLeaveGaps() {
    let bitmap = painted { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 0, lengths: [4, 2])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    }

    let alphas = (0..<12).map { bitmap[$0, 0].alpha > 0 }
    #expect(alphas == [true, true, true, true, false, false, true, true, true, true, false, false])
  }

  @Test(arguments: [(CGLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false)])
  func aJoinIsAsSharpAsItIsTold(join: CGLineJoin, corner: Bool, near: Bool) {
    let bitmap = painted(20, 20) { context in
      context.setLineWidth(8)
      context.setLineJoin(join)
      context.stroke(CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    #expect((bitmap[1, 1].alpha == 255) == corner)
    #expect((bitmap[2, 2].alpha > 128) == near)
  }

  @Test func aPenIsBentByTheTransform() {
    let bitmap = painted { context in
      context.scaleBy(x: 1, y: 4)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 20, y: 2)])
    }

    #expect(bitmap[10, 4] == Pixels.black && bitmap[10, 11] == Pixels.black)
    #expect(bitmap[10, 3] == Pixels.clear && bitmap[10, 12] == Pixels.clear)
  }

  @Test func applesContextPointsUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm.isIdentity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = try #require(context.makeImage()).bitmap

    #expect(bitmap[0, 3] == Pixels.black && bitmap[0, 0] == Pixels.clear)
  }

  @Test func uikitsContextPointsDownAndCountsInPoints() throws {
    let context = try #require(CGContext(bitmapWidth: 4, height: 6, scale: 2))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = try #require(context.takeBitmap())

    #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 0, 6))
    #expect(bitmap[1, 1] == Pixels.black && bitmap[2, 2] == Pixels.clear)
  }

  @Test func nothingPaintedIsNoBitmap() throws {
    let context = try #require(CGContext(bitmapWidth: 4, height: 4, scale: 1))
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.clip()

    #expect(context.takeBitmap() == nil)
  }

  @Test func anImageDoesNotChangeWithWhatIsPaintedLater() throws {
    let context = try #require(CGContext(bitmapWidth: 4, height: 4, scale: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(image.bitmap[0, 0] == Pixels.black && context.takeBitmap()?[0, 0] == Pixels.clear)
  }

  @Test func theSameDrawingGivesTheSameBytesOnEveryThread() async {
    @Sendable func draw() -> Bitmap {
      painted(40, 40) { context in
        context.setShadow(offset: CGSize(width: 2, height: 3), blur: 6)
        context.rotate(by: 0.3)
        context.draw(quarters, in: CGRect(x: 10, y: 3, width: 14, height: 9))
        context.strokeEllipse(in: CGRect(x: 8, y: 8, width: 20, height: 12))
      }
    }
    let first = draw()

    await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { draw() } }
      for await bitmap in group { #expect(bitmap == first) }
    }
  }
}
