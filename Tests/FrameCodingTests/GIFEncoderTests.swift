import Raster
import Testing

@testable import FrameCoding

@Suite struct GIFEncoderTests {
  @Test func aFilmOfFewColoursComesBackExactly() throws {
    let frames = (0..<6).map { Frame(bitmap: Pictures.page(box: $0 * 7), duration: 0.05) }

    let read = try GIFFile.decode(Pictures.gif(frames))

    #expect(read == frames)
  }

  @Test(arguments: [(1, 1), (1, 7), (3, 5), (333, 1)])
  func everySizeWorks(width: Int, height: Int) throws {
    let frames = (0..<2).map { shift in
      Frame(
        bitmap: Pictures.rainbow(shift: shift, width: width, height: height), duration: 0.1)
    }

    let read = try GIFFile.decode(Pictures.gif(frames))

    #expect(read.first?.bitmap.width == width)
    #expect(read.first?.bitmap.height == height)
  }

  @Test(arguments: [255, 256])
  func aStillPictureMayHaveEveryPlaceOfThePalette(count: Int) throws {
    let picture = Pictures.picture(count, 2) { column, _ in
      Pixel(red: UInt8(column), green: UInt8(255 - column), blue: 7)
    }

    let read = try GIFFile.decode(Pictures.gif([Frame(bitmap: picture, duration: 1)]))

    #expect(read.map(\.bitmap) == [picture])
  }

  @Test func aFrameOfFewColoursIsExactInAFilmOfMany() throws {
    let frames = [
      Frame(bitmap: Pictures.rainbow(shift: 0), duration: 0.1),
      Frame(bitmap: Pictures.page(box: 9, width: 32, height: 32), duration: 0.1),
    ]

    let read = try GIFFile.decode(Pictures.gif(frames))

    #expect(read[1].bitmap == frames[1].bitmap)
  }

  @Test func manyColoursComeBackNear() throws {
    let frames = (0..<5).map { Frame(bitmap: Pictures.rainbow(shift: $0 * 3), duration: 0.1) }

    let read = try GIFFile.decode(Pictures.gif(frames))

    #expect(read.count == frames.count)
    for (one, other) in zip(read, frames) {
      #expect(Pictures.error(one.bitmap, other.bitmap) < 9)
    }
  }

  @Test func pixelsThatStandStillInTheSourceStandStillOnTheScreen() throws {
    let frames = (0..<8).map { Frame(bitmap: Pictures.rainbow(shift: $0 * 5), duration: 0.1) }

    let read = try GIFFile.decode(Pictures.gif(frames))

    for frame in read {
      for y in 0..<8 {
        for x in 0..<32 { #expect(frame.bitmap[x, y] == read[0].bitmap[x, y]) }
      }
    }
  }

  @Test func flatColoursAreExactBesideManyOthers() throws {
    let frames = (0..<3).map { shift in
      var bitmap = Pictures.rainbow(shift: shift * 5)
      for y in 20..<32 {
        for x in 0..<32 { bitmap[x, y] = Pixel(red: 255, green: 255, blue: 255) }
      }
      return Frame(bitmap: bitmap, duration: 0.1)
    }

    let read = try GIFFile.decode(Pictures.gif(frames))

    #expect(read.allSatisfy { $0.bitmap[30, 25] == Pixel(red: 255, green: 255, blue: 255) })
  }

  @Test func equalNeighboursMergeAndAddTheirTime() throws {
    let pages = [3, 3, 3, 20, 20, 3].map { Pictures.page(box: $0) }

    let read = try GIFFile.decode(Pictures.gif(pages.map { Frame(bitmap: $0, duration: 0.03) }))

    #expect(read.map { Int(($0.duration * 100).rounded()) } == [9, 6, 3])
  }

  @Test func delaysDoNotDrift() throws {
    let frames = (0..<30).map { Frame(bitmap: Pictures.page(box: $0), duration: 1.0 / 30) }

    let inspection = try GIFInspection(Pictures.gif(frames))

    #expect(inspection.frames.prefix(4).map(\.delay) == [3, 4, 3, 3])
    #expect(inspection.duration == 100)
  }

  @Test(arguments: [
    (1500.0, [65_535, 65_535, 18_930]), (655.35, [65_535]), (655.36, [65_534, 2]),
  ])
  func aDelayTooLongForOneFrameIsSplit(duration: Double, delays: [Int]) throws {
    let frames = [
      Frame(bitmap: Pictures.page(box: 3), duration: duration),
      Frame(bitmap: Pictures.page(box: 9), duration: 0.5),
    ]

    let bytes = try Pictures.gif(frames)

    #expect(try GIFInspection(bytes).frames.map(\.delay) == delays + [50])
    let read = try GIFFile.decode(bytes).map(\.bitmap)
    #expect(read.dropLast().allSatisfy { $0 == frames[0].bitmap })
    #expect(read.last == frames[1].bitmap)
  }

  @Test(arguments: [
    (GIFOptions.Repetition.forever, Optional(0)), (.once, nil), (.times(1), nil), (.times(3), 2),
  ])
  func theLoopBlockSaysHowOftenMore(repetition: GIFOptions.Repetition, count: Int?) throws {
    let frames = [3, 9].map { Frame(bitmap: Pictures.page(box: $0), duration: 0.1) }

    let bytes = try Pictures.gif(frames, options: GIFOptions(repetition: repetition))

    #expect(try GIFInspection(bytes).loopCount == count)
  }

  @Test func laterFramesPaintOnlyWhatChanged() throws {
    let frames = [3, 9].map { Frame(bitmap: Pictures.page(box: $0), duration: 0.1) }

    let second = try GIFInspection(Pictures.gif(frames)).frames[1]

    #expect([second.x, second.y, second.width, second.height] == [3, 12, 21, 18])
    #expect(second.disposal == 1)
    #expect(second.transparentIndex != nil)
  }

  @Test func theFirstFrameIsOpaqueOverTheMatte() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Pixel(red: 64, green: 0, blue: 0, alpha: 128)
    let options = GIFOptions(matte: Pixel(red: 0, green: 0, blue: 200))

    let bytes = try Pictures.gif([Frame(bitmap: bitmap, duration: 1)], options: options)

    let read = try GIFFile.decode(bytes)[0].bitmap
    #expect(read[0, 0] == Pixel(red: 0, green: 0, blue: 200))
    #expect(read[1, 0] == Pixel(red: 64, green: 0, blue: 100))
    #expect(try GIFInspection(bytes).frames[0].transparentIndex == nil)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = (0..<18).map { Frame(bitmap: Pictures.rainbow(shift: $0), duration: 0.04) }

    #expect(try Pictures.gif(frames) == Pictures.gif(frames))
  }

  @Test func whatCannotBeAGIFIsASentence() throws {
    #expect(throws: GIFError("a GIF is at most 65535 pixels wide and high, not 65536×1")) {
      try GIFEncoder(width: 65_536, height: 1) { _ in }
    }
    #expect(throws: GIFError("a GIF is at least 1 pixel wide and high, not 0×4")) {
      try GIFEncoder(width: 0, height: 4) { _ in }
    }
    let encoder = try GIFEncoder(width: 4, height: 4) { _ in }
    #expect(throws: GIFError("a frame is 5×4 pixels, but the film is 4×4")) {
      try encoder.add(Frame(bitmap: Bitmap(width: 5, height: 4), duration: 1))
    }
    #expect(throws: GIFError("a film needs at least one frame")) { try encoder.finish() }
  }
}
