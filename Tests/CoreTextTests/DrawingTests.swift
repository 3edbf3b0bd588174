import CoreGraphics
import Raster
import Testing

@testable import CoreText

@Suite struct DrawingTests {
  /// How much of each row of a 60 × 40 point bitmap is painted, in pixels.
  private func rows(scale: CGFloat, at point: CGPoint) throws -> [Double] {
    let (width, height) = (Int(60 * scale), Int(40 * scale))
    let context = try #require(CGContext(bitmapWidth: width, height: height, scale: scale))
    let layout = try TextLayout("HEH", font: Font(size: 20))
    try layout.draw(in: context, at: point, color: .black)
    let bitmap = try #require(context.makeImage()).bitmap
    return bitmap.withPixels { pixels in
      (0..<height).map { row in
        (0..<width).reduce(0) { $0 + Double(pixels[row * width + $1] >> 24) / 255 }
      }
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 0.4] as [CGFloat])
  func baselinesEndOnWholePixels(shift: CGFloat) throws {
    let rows = try rows(scale: 1, at: CGPoint(x: 2, y: 2.7 + shift))

    // 2.7 + 19.375 and a little: the row above 22 is full, the one below is empty.
    let stems = rows[20]
    #expect(rows[21] > stems)
    #expect(rows[22] == 0)
  }

  @Test func glyphsAreAsLargeAsTheirOutlines() throws {
    let layout = try TextLayout("HEH", font: Font(size: 20))
    let box = try layout.shapes()[0].path.boundingBoxOfPath

    let painted = try rows(scale: 4, at: .zero).filter { $0 > 0 }.count

    #expect(abs(Double(painted) / 4 - box.height) < 0.3)
  }

  @Test func aShiftAcrossIsKept() throws {
    let one = try rows(scale: 1, at: CGPoint(x: 2, y: 3))
    let other = try rows(scale: 1, at: CGPoint(x: 2.4, y: 3))

    // Coverage is linear: the same ink, spread over other pixels.
    for (row, shifted) in zip(one, other) { #expect(abs(row - shifted) < 0.1) }
  }
}
