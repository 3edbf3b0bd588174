import FrameCoding
import Raster
import Testing

@Suite struct DitherTests {
  /// Gradients of three hues, far more colours than a palette has, and a flat bar.
  private static let gradients = Pictures.picture(96, 96) { column, row in
    if row < 8 { return Pixel(red: 30, green: 60, blue: 90) }
    let level = UInt8(column * 2 + row / 4)
    let other = UInt8(40 + row)
    return column < 48
      ? Pixel(red: level, green: other, blue: 60) : Pixel(red: other, green: 80, blue: level)
  }

  /// The picture as a GIF shows it.
  private func shown(_ dither: GIFOptions.Dither) throws -> Bitmap {
    let frame = Frame(bitmap: Self.gradients, duration: 1)
    return try GIFFile.decode(Pictures.gif([frame], options: GIFOptions(dither: dither)))[0].bitmap
  }

  /// The mean error of the means of blocks of 8 × 8 pixels, in levels of green: what bands leave.
  private func banding(_ bitmap: Bitmap) -> Double {
    var sum = 0
    for top in stride(from: 8, to: 96, by: 8) {
      for left in stride(from: 8, to: 88, by: 8) {
        var error = 0
        for y in top..<top + 8 {
          for x in left..<left + 8 {
            error += Int(bitmap[x, y].green) - Int(Self.gradients[x, y].green)
          }
        }
        sum += abs(error)
      }
    }
    return Double(sum) / (64 * 110)
  }

  @Test func ditherLeavesLessOfBands() throws {
    let none = try banding(shown(.none))
    let smooth = try banding(shown(.smooth))
    let full = try banding(shown(.full))

    #expect(smooth < none)
    #expect(full <= smooth)
  }

  @Test(arguments: GIFOptions.Dither.allCases)
  func flatColoursStayClean(dither: GIFOptions.Dither) throws {
    let shown = try shown(dither)

    for x in 0..<96 { #expect(shown[x, 3] == Pixel(red: 30, green: 60, blue: 90)) }
  }
}
