import Raster
import Testing

@testable import FrameCoding

@Suite struct APNGTests {
  private func apng(_ frames: [Frame]) throws -> APNGReader {
    var bytes: [UInt8] = []
    let encoder = try APNGEncoder(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height
    ) { bytes += $0 }
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return try APNGReader(bytes)
  }

  private func pages(_ durations: [Double]) -> [Frame] {
    durations.enumerated().map {
      Frame(bitmap: Pictures.page(box: $0 % 40), duration: $1)
    }
  }

  @Test(arguments: [
    (1.0 / 24, 1, 24), (1.0 / 30, 1, 30), (0.02, 1, 50), (1.0 / 60, 1, 60), (0.8, 4, 5),
    (0.033, 33, 1000), (2.5, 5, 2), (65_535, 65_535, 1),
  ])
  func aTimeIsAFraction(duration: Double, numerator: Int, denominator: Int) throws {
    let control = try apng(pages([0.5, duration])).images[1].control

    #expect([control.numerator, control.denominator] == [numerator, denominator])
  }

  @Test func timesThatFitNoFractionDoNotAddUpToAnError() throws {
    let durations = (0..<50).map { 700 + Double($0) / 7.13 }

    let times = try apng(pages(durations)).film().times

    #expect(abs(times[50] - durations.reduce(0, +)) < 0.01)
  }

  @Test func nothingStandsSoShortThatBrowsersShowItLonger() throws {
    let frames = pages(Array(repeating: 1.0 / 240, count: 48))

    let film = try apng(frames).film()

    #expect(film.frames.allSatisfy { $0.duration > 0.0109 })
    #expect(abs(film.times[film.frames.count] - 0.2) < 1e-6)
    #expect(film.frames.last?.bitmap == frames.last?.bitmap)
  }

  @Test func equalNeighboursAreOneUnlessTheirTimeFitsIntoNone() throws {
    let page = Pictures.page(box: 3)

    let short = try apng([Frame(bitmap: page, duration: 1), Frame(bitmap: page, duration: 2)])
    let long = try apng([Frame](repeating: Frame(bitmap: page, duration: 40_000), count: 2))

    #expect(short.images.map(\.control.numerator) == [3])
    #expect(long.images.map(\.control.numerator) == [40_000, 40_000])
  }

  @Test func laterFramesHoldOnlyWhatChanged() throws {
    let control = try apng([3, 9].map { Frame(bitmap: Pictures.page(box: $0), duration: 0.1) })
      .images[1].control

    #expect([control.x, control.y, control.width, control.height] == [3, 12, 21, 18])
  }

  @Test func thePictureThatProgramsShowThatKnowNoAPNGIsTheFirstFrame() throws {
    let types = try apng(pages([0.1, 0.1])).chunks.map(\.type)

    #expect(types == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
  }

  @Test func whatCannotBeAnAPNGIsASentence() throws {
    #expect(throws: FilmFileError("an APNG is at least 1 pixel wide and high, not 0×4")) {
      try APNGEncoder(width: 0, height: 4) { _ in }
    }
    let encoder = try APNGEncoder(width: 4, height: 4) { _ in }
    let sentence = "a frame cannot stand for 70000.0 seconds; the longest is 65535"
    #expect(throws: FilmFileError(sentence)) {
      try encoder.add(Frame(bitmap: Bitmap(width: 4, height: 4), duration: 70_000))
    }
    #expect(throws: FilmFileError("a film needs at least one frame")) { try encoder.finish() }
  }
}
