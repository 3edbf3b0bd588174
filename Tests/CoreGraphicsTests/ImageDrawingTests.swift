import CoreGraphics
import Raster
import Testing

struct ImageDrawingTests {
  private let area = CGRect(x: 4, y: 6, width: 2, height: 2)

  @Test func anImageStandsOnItsHeadWhereYPointsDown() {
    let bitmap = painted { $0.draw(quarters, in: area) }

    #expect(bitmap[4, 6] == Pixels.blue && bitmap[5, 6] == Pixels.white)
    #expect(bitmap[4, 7] == Pixels.red && bitmap[5, 7] == Pixels.green)
  }

  @Test func anImageStandsUprightTheTopDownWay() {
    let bitmap = painted { $0.draw(quarters, inTopDown: area) }

    #expect(bitmap[4, 6] == Pixels.red && bitmap[5, 6] == Pixels.green)
    #expect(bitmap[4, 7] == Pixels.blue && bitmap[5, 7] == Pixels.white)
  }

  @Test func anImageStandsUprightWhereYPointsUp() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0))
    context.draw(quarters, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let bitmap = try #require(context.takeBitmap())

    #expect(bitmap[0, 6] == Pixels.red && bitmap[1, 7] == Pixels.white)
  }

  @Test func withoutInterpolationPixelsBecomeBlocks() {
    let bitmap = painted { context in
      context.interpolationQuality = .none
      context.draw(quarters, inTopDown: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(
      bitmap[9, 9] == Pixels.red && bitmap[10, 9] == Pixels.green && bitmap[9, 10] == Pixels.blue)
  }

  @Test func aFineCheckerMadeSmallIsGray() {
    var checker = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 { checker[x, y] = (x + y) % 2 == 0 ? Pixels.white : Pixels.black }
    }
    let bitmap = painted { context in
      context.draw(CGImage(checker), inTopDown: CGRect(x: 0, y: 0, width: 17, height: 13))
    }

    #expect(bitmap[5, 5].distance(to: Pixel(red: 128, green: 128, blue: 128)) <= 2)
    #expect(bitmap[16, 12].distance(to: Pixel(red: 128, green: 128, blue: 128)) <= 2)
  }

  @Test(arguments: [(CGContext.Edges.hard, 255, 0), (.antialiased, 153, 102)])
  func anEdgeBetweenPixelsIsHardOrCovered(edges: CGContext.Edges, first: Int, last: Int) {
    var white = Bitmap(width: 4, height: 4)
    white.withMutablePixels { $0.update(repeating: Pixels.white.word) }
    let bitmap = painted {
      $0.paint(white, CGAffineTransform(translationX: 2.4, y: 3), edges: edges)
    }

    #expect(abs(Int(bitmap[2, 4].alpha) - first) <= 1 && abs(Int(bitmap[6, 4].alpha) - last) <= 1)
    #expect(bitmap[4, 4] == Pixels.white)
  }

  @Test func tilesCoverTheClip() {
    let bitmap = painted(8, 8) { context in
      context.clip(to: CGRect(x: 1, y: 0, width: 7, height: 8))
      context.draw(quarters, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
    }

    #expect(
      bitmap[0, 0] == Pixels.clear && bitmap[2, 0] == Pixels.blue && bitmap[7, 7] == Pixels.green)
  }

  @Test func aMaskLetsThroughWhatItsAlphaSays() {
    var mask = Bitmap(width: 2, height: 1)
    mask[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    let bitmap = painted(4, 4) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: CGImage(mask))
      context.interpolationQuality = .none
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    #expect(bitmap[3, 1] == Pixels.clear && bitmap[0, 3] == Pixels.clear)
    #expect(abs(Int(bitmap[0, 0].red) - 128) <= 1)
  }

  @Test func whatIsKeptIsWhatTheMaskCovers() {
    var mask = Bitmap(width: 4, height: 4)
    mask[1, 1] = Pixels.white
    let bitmap = painted(4, 4) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.keep(where: mask, .identity, edges: .hard)
    }

    #expect(
      bitmap[1, 1] == Pixels.red && bitmap[2, 1] == Pixels.clear && bitmap[3, 3] == Pixels.clear)
  }

  @Test func aCutHasWholePixelsFromTheTopLeft() throws {
    let cut = try #require(quarters.cropping(to: CGRect(x: 1.2, y: 0, width: 5, height: 1)))

    #expect(cut.width == 1 && cut.height == 1 && cut.bitmap[0, 0] == Pixels.green)
    #expect(quarters.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
  }
}
