import Raster
import Testing

@testable import FrameCoding

@Suite struct QualityTests {
  /// A plane of grey noise that moves, beside a flat bar.
  private static func noise(shift: Int) -> Bitmap {
    Pictures.picture(96, 96) { column, row in
      if row < 16 { return Pixel(red: 242, green: 242, blue: 247) }
      var state = UInt32((column + 3 * shift) * 131 + row * 977) &* 2_654_435_761
      state ^= state >> 15
      return Pixel(
        red: UInt8(100 + (state >> 8) % 32), green: UInt8(110 + (state >> 16) % 24),
        blue: UInt8(90 + (state >> 20) % 40))
    }
  }

  private static let frames = (0..<8).map { Frame(bitmap: noise(shift: $0), duration: 0.03) }

  private func gif(_ quality: Int) throws -> [UInt8] {
    try Pictures.gif(Self.frames, options: GIFOptions(quality: quality))
  }

  @Test func lessQualityTakesFewerBytesAndIsFartherFromThePicture() throws {
    let films = try [100, 90, 80, 60].map(gif)

    let sizes = films.map(\.count)
    let errors = try films.map { film in
      Pictures.error(try GIFFile.decode(film)[4].bitmap, Self.frames[4].bitmap)
    }
    for (better, worse) in [(0, 1), (1, 2), (2, 3)] {
      #expect(sizes[worse] < sizes[better])
      #expect(errors[worse] > errors[better])
    }
  }

  @Test(arguments: [1, 50, 90, 100])
  func flatAreasAreExactAtEveryQuality(quality: Int) throws {
    let read = try GIFFile.decode(gif(quality))

    #expect(read.count == Self.frames.count)
    for frame in read {
      for x in 0..<96 { #expect(frame.bitmap[x, 7] == Pixel(red: 242, green: 242, blue: 247)) }
    }
  }

  @Test(arguments: [1, 50, 90])
  func theLastFrameIsAsGoodAsAtTheBestQuality(quality: Int) throws {
    let best = try #require(try GIFFile.decode(gif(100)).last).bitmap
    let last = try #require(try GIFFile.decode(gif(quality)).last).bitmap

    let (error, least) = (
      Pictures.error(last, Self.frames[7].bitmap), Pictures.error(best, Self.frames[7].bitmap)
    )
    #expect(error <= least * 1.05)
  }

  @Test(arguments: [(100, 0), (90, 135), (80, 540)])
  func theToleranceGrowsWithTheSquareOfWhatIsMissing(quality: Int, room: Int32) {
    let step = 2 * ColourMetric.distance(levels: 1)

    #expect(Tolerance(quality: quality).room(0) == 0)
    #expect(Tolerance(quality: quality).room(step) == 0)
    #expect(Tolerance(quality: quality).room(step + 1) == room + Int32(room / 135 * 8))
    #expect(Tolerance(quality: quality).room(1_000_000) == room / 9 * 64)
  }
}
