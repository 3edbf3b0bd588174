import Raster
import Testing

@testable import FrameCoding

@Suite struct Y4MTests {
  private func y4m(_ frames: [Frame], fps: Double = 50) throws -> Y4MReader {
    var bytes: [UInt8] = []
    let encoder = try Y4MEncoder(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height, framesPerSecond: fps
    ) { bytes += $0 }
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return try Y4MReader(bytes)
  }

  /// 8-bit values of BT.709 in the range of video, as tables of colour bars have them.
  @Test(
    arguments: [
      (0xFFFF_FFFF, [235, 128, 128]), (0xFF00_0000, [16, 128, 128]), (0xFFFF_0000, [63, 102, 240]),
      (0xFF00_FF00, [173, 42, 26]), (0xFF00_00FF, [32, 240, 118]), (0xFFFF_FF00, [219, 16, 138]),
      (0xFF80_8080, [126, 128, 128]), (0x0000_0000, [235, 128, 128]),
    ] as [(UInt32, [UInt8])])
  func coloursAreThoseOfBT709(word: UInt32, levels: [UInt8]) throws {
    let picture = Pictures.picture(3, 3) { _, _ in Pixel(word: word) }

    let planes = try y4m([Frame(bitmap: picture, duration: 0.02)]).planes[0]

    let meant = zip(levels, [9, 4, 4]).map { level, count in [UInt8](repeating: level, count: count)
    }
    #expect(planes == meant)
  }

  @Test func aColourLiesInTheColumnOfItsLeftPixels() throws {
    let picture = Pictures.picture(4, 2) { column, _ in
      column == 2 ? Pixel(red: 255, green: 255, blue: 255) : Pixel(red: 0, green: 0, blue: 255)
    }

    let blue = try y4m([Frame(bitmap: picture, duration: 1)]).planes[0][1]

    // All blue, and half blue.
    #expect(blue == [240, 184])
  }

  @Test(arguments: [
    (50.0, "F50:1"), (29.97, "F2997:100"), (30_000.0 / 1001, "F30000:1001"), (12.5, "F25:2"),
  ])
  func theFirstLineSaysWhatVideoEncodersAskFor(fps: Double, rate: String) throws {
    let words = try y4m([Frame(bitmap: Pictures.page(box: 1), duration: 1)], fps: fps).words

    #expect(
      words == [
        "YUV4MPEG2", "W60", "H40", rate, "Ip", "A1:1", "C420mpeg2", "XYSCSS=420MPEG2",
        "XCOLORRANGE=LIMITED",
      ])
  }

  @Test func framesAreRepeatedAsLongAsTheyStandAndTheLastAlwaysShows() throws {
    let frames = [(0, 0.1), (5, 0.03), (10, 0.001), (15, 0.02), (20, 0.001)].map {
      Frame(bitmap: Pictures.page(box: $0), duration: $1)
    }

    let film = try y4m(frames).film().merged

    #expect(film.frames.map { Int(($0.duration * 50).rounded()) } == [5, 2, 1])
    #expect(Pictures.error(film.frames[2].bitmap, frames[4].bitmap) < 20)
  }
}
