import Testing

@testable import FrameCoding

/// What is told of GIFs that are whole, and what they are warned of.
@Suite struct GIFInspectionTests {
  private func warnings(_ parts: [UInt8]...) throws -> [String] {
    let film = try GIFInspection(HandmadeGIF.film(parts))
    #expect(film.faults.isEmpty)
    return film.warnings.map(\.description)
  }

  private let all: [UInt8] = HandmadeGIF.image(height: 4, [0, 1, 2, 3])
  private let loop = HandmadeGIF.loop(0)

  /// Of 4 pixels.
  private static func picture(_ data: [UInt8]) -> [UInt8] {
    HandmadeGIF.image(height: 4, data: data)
  }

  @Test func everythingIsTold() throws {
    let clear = HandmadeGIF.control(delay: 7, disposal: 2, transparent: 3)
    let own = HandmadeGIF.image(y: 1, height: 2, [3, 1], interlaced: true, hasPalette: true)
    let comment: [UInt8] = [0x21, 0xFE, 2, 72, 105, 0]
    let bytes = HandmadeGIF.film([HandmadeGIF.loop(4), all, comment, clear + own]) + [9, 9, 9]

    let film = try GIFInspection(bytes)

    #expect(film.version == "89a")
    #expect([film.width, film.height] == [1, 4])
    #expect(film.loopCount == 4)
    #expect([film.globalPaletteCount, film.globalPaletteUnusedCount] == [4, 0])
    #expect(film.faults.isEmpty)
    let (first, second) = (film.frames[0], film.frames[1])
    #expect([first.delay, first.disposal, first.localPaletteCount] == [0, 0, 0])
    #expect(first.offset == 13 + 12 + 19)
    #expect([second.x, second.y, second.width, second.height] == [0, 1, 1, 2])
    #expect([second.delay, second.disposal, second.codeSize] == [7, 2, 2])
    #expect([second.localPaletteCount, second.localPaletteUnusedCount] == [4, 2])
    #expect(second.transparentIndex == 3 && second.hasTransparency && second.isInterlaced)
    #expect(film.parts.header == 14)
    #expect(film.parts.palettes == 24)
    #expect(film.parts.imageHeads == 10 + 8 + 10)
    #expect(film.parts.imageData == first.dataByteCount + second.dataByteCount)
    #expect([film.parts.extensions, film.parts.comments, film.parts.other] == [19, 6, 3])
    #expect(film.parts.known + film.parts.other == bytes.count)
  }

  @Test func aFilmAsItShouldBeHasNoWarning() throws {
    #expect(try warnings(loop, HandmadeGIF.control() + all, HandmadeGIF.control() + all) == [])
    #expect(try warnings(all) == [])
  }

  @Test func framesAreNamedInRanges() throws {
    let (hasty, calm) = (HandmadeGIF.control(delay: 1) + all, HandmadeGIF.control() + all)

    #expect(
      try warnings(loop, hasty, hasty, hasty, calm, hasty)
        == ["browsers play delays under 2 cs as 10 cs: frames 1-3, 5"])
    #expect(
      try warnings(loop, calm, hasty)
        == ["browsers play delays under 2 cs as 10 cs: frame 2"])
  }

  @Test(
    arguments: [
      (HandmadeGIF.control(disposal: 3), "disposal 3 brings back"),
      (HandmadeGIF.control(disposal: 5), "there is no disposal over 3"),
      (HandmadeGIF.control(disposal: 2), "the last frame is cleared"),
    ])
  func whatComesAfterAFrameIsJudged(control: [UInt8], beginning: String) throws {
    let warnings = try warnings(loop, HandmadeGIF.control() + all, control + all)

    #expect(warnings.count == 1)
    #expect(warnings[0].hasPrefix(beginning) && warnings[0].hasSuffix(": frame 2"))
  }

  @Test(
    arguments: [
      (HandmadeGIF.image(height: 3, [0, 1, 2]), "the first frame doesn't cover the screen"),
      (HandmadeGIF.image(height: 5, [0, 1, 2, 0, 0]), "the rectangle reaches outside"),
      (HandmadeGIF.image(height: 4, [0, 1, 2, 3], interlaced: true), "interlaced rows"),
      (picture(HandmadeGIF.data(size: 3, [8, 0, 1, 2, 3, 0, 9])), "the data hold more pixels"),
      (picture(HandmadeGIF.data(size: 3, [8, 0, 1, 2, 3])), "the data have no end code"),
      (
        picture(HandmadeGIF.data(size: 3, [8, 0, 1, 2, 3, 9], rest: [7, 7])),
        "bytes after the end code"
      ),
      (picture(HandmadeGIF.data(size: 3, [8, 0, 1, 2, 5, 9])), "there are pixels of"),
      (picture([1, 2, 0x12, 0x64, 0]), "a code size of 1"),
    ])
  func aPictureIsJudged(picture: [UInt8], beginning: String) throws {
    let warnings = try warnings(picture)

    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix(beginning) == true)
  }

  @Test func theFilmIsJudged() throws {
    let frame = HandmadeGIF.control() + all
    let text: [UInt8] = [0x21, 0x01, 1, 0, 0]
    let brokenLoop = Array(loop.prefix(14)) + [0]

    #expect(try warnings(frame, frame) == ["there is no loop block, so the film plays once"])
    #expect(
      try warnings(frame, loop, frame)
        == ["the loop block comes after the first frame, where some viewers overlook it"])
    #expect(
      try warnings(loop, brokenLoop, frame, frame)
        == ["a loop block has no count that viewers know"])
    #expect(
      try warnings(loop, text, frame, frame)
        == ["no browser draws the text of plain-text blocks"])
    #expect(
      try warnings(loop, [0x21, 0xFE, 0], frame, frame)
        == ["an extension holds nothing, and giflib and Pillow lose their way there"])
    let tail = try GIFInspection(HandmadeGIF.film([all]) + [0, 0])
    let end = tail.byteCount - 2
    #expect(
      tail.warnings.map(\.text)
        == ["2 bytes after the trailer, at byte \(end), are there for nothing"])
  }
}
