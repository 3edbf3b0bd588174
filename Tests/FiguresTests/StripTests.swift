import Foundation
import Raster
import Testing

@testable import Figures

@Suite struct StripTests {
  private func plain(_ color: Pixel, width: Int = 200, height: Int = 100) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { $0.update(repeating: color.word) }
    return bitmap
  }

  @Test func picturesStandInRowsAndKeepTheirPixels() throws {
    let colors = [Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 128, blue: 0)]
    let (red, green) = (plain(colors[0]), plain(colors[1]))
    let strip = try Strip(rows: [
      [StripCell(picture: red, caption: "0 s"), StripCell(picture: green, caption: "1 s")],
      [StripCell(picture: green, caption: "2 s")],
    ])

    let bitmap = try strip.draw()

    // Text of 20 pixels: margins of 30 and gaps of 20 around, lines of 24 below a gap of 10.
    #expect(
      strip.layout.pictures == [
        [
          CGRect(x: 30, y: 30, width: 200, height: 100),
          CGRect(x: 250, y: 30, width: 200, height: 100),
        ], [CGRect(x: 30, y: 184, width: 200, height: 100)],
      ])
    #expect(bitmap.width == 480)
    #expect(bitmap.height == 348)
    #expect(bitmap[30, 30] == colors[0])
    #expect(bitmap[229, 129] == colors[0])
    #expect(bitmap[250, 129] == colors[1])
    #expect(bitmap[30, 184] == colors[1])
  }

  @Test func theGroundIsLightAndTheCaptionDarkBelowThePicturesMiddle() throws {
    let strip = try Strip(rows: [
      [StripCell(picture: plain(Pixel(red: 255, green: 255, blue: 255)), caption: "0.25 s")]
    ])

    let bitmap = try strip.draw()

    #expect(bitmap[0, 0] == Pixel(red: 247, green: 247, blue: 249))
    let below = (0..<bitmap.width).flatMap { x in (132..<bitmap.height).map { y in (x: x, y: y) } }
    let dark = below.filter { bitmap[$0.x, $0.y].green < 120 }
    let (left, right) = (dark.map(\.x).min() ?? 0, dark.map(\.x).max() ?? 0)
    #expect(abs(Double(left + right) / 2 - 130) <= 2)
    #expect(right - left > 45 && right - left < 80)
    #expect(dark.allSatisfy { $0.y >= 140 && $0.y < 164 })
  }

  @Test func smallPicturesStandApartForTheirCaptions() throws {
    let layout = try StripLayout(
      captions: [["0.123 s", "0.456 s"]], pictureWidth: 8, pictureHeight: 6)

    let pictures = layout.pictures[0]
    #expect(pictures[1].minX - pictures[0].maxX > 40)
    #expect(abs(pictures[0].minX + pictures[1].maxX - CGFloat(layout.width)) <= 1)
  }

  @Test(arguments: [(1600, 6), (1000, 4), (375, 3), (641, 8)])
  func aStripIsAsWideAsIsAskedFor(width: Int, columns: Int) throws {
    let captions = Array(repeating: "0 s", count: columns)
    let picture = StripLayout.pictureWidth(columns: columns, in: width)

    let layout = try StripLayout(
      captions: [captions], pictureWidth: picture, pictureHeight: 10, width: width)

    #expect(layout.width == width)
    #expect(layout.pictures[0].allSatisfy { $0.minX > 10 && $0.maxX < CGFloat(width) - 10 })
    #expect(Int(layout.pictures[0][0].width) == picture)
  }

  @Test func captionsThatHaveNoRoomAreAnError() {
    #expect(throws: StripError.self) {
      try StripLayout(
        captions: [["0.123 s", "0.456 s"]], pictureWidth: 20, pictureHeight: 10, width: 100)
    }
  }
}
