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

  private func gif(
    _ quality: Int, _ repetition: GIFOptions.Repetition = .forever
  ) throws -> [UInt8] {
    try Pictures.gif(Self.frames, options: GIFOptions(repetition: repetition, quality: quality))
  }

  @Test func lessQualityTakesFewerBytesAndIsFartherFromThePicture() throws {
    let films = try [100, 90, 80, 60].map { try gif($0) }

    let sizes = films.map(\.count)
    let errors = try films.map { film in
      Pictures.error(try GIFFile.decode(film)[4].bitmap, Self.frames[4].bitmap)
    }
    for (better, worse) in [(0, 1), (1, 2), (2, 3)] {
      #expect(sizes[worse] < sizes[better])
      #expect(errors[worse] > errors[better])
    }
  }

  @Test(arguments: [60, 90, 100])
  func moreTimeTakesFewerBytes(quality: Int) throws {
    let sizes = try [GIFOptions.Speed.fast, .default, .best].map { speed in
      try Pictures.gif(Self.frames, options: GIFOptions(quality: quality, speed: speed)).count
    }

    #expect(sizes[0] >= sizes[1])
    #expect(sizes[1] >= sizes[2])
    #expect(quality == 100 || sizes[0] > sizes[2])
  }

  @Test(arguments: [1, 50, 90, 100])
  func flatAreasAreExactAtEveryQuality(quality: Int) throws {
    let read = try GIFFile.decode(gif(quality))

    #expect(read.count == Self.frames.count)
    for frame in read {
      for x in 0..<96 { #expect(frame.bitmap[x, 7] == Pixel(red: 242, green: 242, blue: 247)) }
    }
  }

  @Test(arguments: [30, 90])
  func whatPassesOverAFlatAreaLeavesNoTrace(quality: Int) throws {
    let white = Pixel(red: 250, green: 250, blue: 252)
    let frames = (0..<10).map { shift in
      Frame(
        bitmap: Pictures.picture(120, 60) { column, row in
          if row >= 40 {  // A strip of many colours, so that no palette has them all.
            return Pixel(
              red: UInt8(column * 2), green: UInt8(row * 4), blue: UInt8((column + shift) % 60 * 4))
          }
          let isInk = (column - 9 * shift) >= 0 && (column - 9 * shift) < 20 && column % 3 != 0
          let ink = UInt8(20 + (column * 31 + row * 57) % 220)
          return isInk ? Pixel(red: ink, green: ink, blue: ink) : white
        }, duration: 0.02)
    }

    let read = try GIFFile.decode(
      try Pictures.gif(frames, options: GIFOptions(quality: quality)))

    #expect(read.count == frames.count)
    for (shown, meant) in zip(read, frames) {
      for y in 0..<40 {
        for x in 0..<120 where meant.bitmap[x, y] == white {
          #expect(shown.bitmap[x, y] == white)
        }
      }
    }
  }

  @Test(arguments: [1, 50, 90])
  func aLastFrameThatStaysIsAsGoodAsAtTheBestQuality(quality: Int) throws {
    let best = try #require(try GIFFile.decode(gif(100, .once)).last).bitmap
    let last = try #require(try GIFFile.decode(gif(quality, .once)).last).bitmap

    let (error, least) = (
      Pictures.error(last, Self.frames[7].bitmap), Pictures.error(best, Self.frames[7].bitmap)
    )
    #expect(error <= least * 1.05)
  }

  @Test(arguments: [(100, 0), (95, 5), (90, 10), (80, 20)])
  func theToleranceIsAQuarterOfItsMostInSmoothAreasAndGrowsWithWhatIsMissing(
    quality: Int, most levels: Int32
  ) {
    let tolerance = Tolerance(quality: quality)
    let most = ColourMetric.distance(levels: levels)

    #expect(tolerance.room(1_000_000) == most)
    #expect(tolerance.room(0) == most / 16)
    #expect(tolerance.room(100) >= tolerance.room(0))
  }

  @Test func whatSmoothAreasShowDriftsNoFartherThanTheTolerance() throws {
    // Each frame is a level lighter than the last one.
    let frames = (0..<30).map { step in
      Frame(
        bitmap: Pictures.picture(96, 96) { column, row in
          let level = UInt8(40 + step + column / 8 + row / 16)
          return Pixel(red: level, green: level, blue: UInt8(60 + (column * 7 + row * 13) % 80))
        }, duration: 0.02)
    }

    let read = try GIFFile.decode(try Pictures.gif(frames, options: GIFOptions(quality: 90)))

    #expect(read.count == frames.count)
    for (shown, meant) in zip(read, frames) {
      for y in stride(from: 0, to: 96, by: 5) {
        for x in 0..<96 {
          let (one, other) = (shown.bitmap[x, y], meant.bitmap[x, y])
          #expect(abs(Int(one.green) - Int(other.green)) <= 16)
        }
      }
    }
  }
}
