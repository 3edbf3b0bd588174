import Raster
import Testing

@testable import FrameCoding

@Suite struct WebPTests {
  private func webP(_ frames: [Frame], quality: Int? = nil) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let encoder = try WebPEncoder(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height,
      options: WebPOptions(quality: quality)
    ) { bytes += $0 }
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return bytes
  }

  private let rainbows = (0..<4).map {
    Frame(bitmap: Pictures.rainbow(shift: 9 * $0, width: 64, height: 64), duration: 0.1)
  }

  @Test func aFilmIsWithoutLossUnlessAQualityUnder100IsAskedFor() throws {
    let plain = try webP(rainbows)

    #expect(try DecodedFilm(webP: plain).frames.map(\.bitmap) == rainbows.map(\.bitmap))
    #expect(try webP(rainbows, quality: 100) == plain)
    #expect(try webP(rainbows, quality: 99) != plain)
  }

  @Test func moreQualityIsNearerAndTakesMoreBytes() throws {
    let films = try [30, 95].map { try webP(rainbows, quality: $0) }

    let errors = try films.map { film in
      let frames = try DecodedFilm(webP: film).frames
      return zip(frames, rainbows).map { Pictures.error($0.bitmap, $1.bitmap) }.reduce(0, +)
    }
    #expect(films[0].count < films[1].count)
    #expect(errors[1] < errors[0])
  }

  @Test func timesDoNotDrift() throws {
    let frames = (0..<30).map { Frame(bitmap: Pictures.page(box: $0), duration: 1.0 / 30) }

    let film = try DecodedFilm(webP: webP(frames))

    #expect(film.frames.prefix(3).map { Int(($0.duration * 1000).rounded()) } == [33, 34, 33])
    #expect(abs(film.times[30] - 1) < 1e-9)
  }

  @Test func whatCannotBeAWebPIsASentence() throws {
    let sentence = "a WebP is at most 16383 pixels wide and high, not 16384×1; scale it down"
    #expect(throws: FilmFileError(sentence)) { try WebPEncoder(width: 16_384, height: 1) { _ in } }
    let encoder = try WebPEncoder(width: 4, height: 4) { _ in }
    #expect(throws: FilmFileError("a frame cannot stand for 17000.0 seconds; the longest is 16777"))
    {
      try encoder.add(Frame(bitmap: Bitmap(width: 4, height: 4), duration: 17_000))
    }
    #expect(throws: FilmFileError("a film needs at least one frame")) { try encoder.finish() }
  }
}
