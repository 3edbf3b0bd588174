import Raster
import Testing

@testable import FrameCoding

@Suite struct GIFReadingTests {
  private func film() throws -> [UInt8] {
    try Pictures.gif([3, 9, 20].map { Frame(bitmap: Pictures.page(box: $0), duration: 0.1) })
  }

  @Test func aFilmIsDescribed() throws {
    let bytes = try film()

    let inspection = try GIFInspection(bytes)

    #expect([inspection.width, inspection.height] == [60, 40])
    #expect(inspection.globalPaletteCount == 4)
    #expect(inspection.frames.map(\.localPaletteCount) == [0, 0, 0])
    #expect(inspection.duration == 30)
    #expect(inspection.byteCount == bytes.count)
    #expect(inspection.frames.allSatisfy { (1..<200).contains($0.dataByteCount) })
  }

  /// Nothing was left to choose in the first picture.
  @Test func aPictureIsCodedAgainAsItStandsInTheFile() throws {
    let bytes = try film()
    let data = try GIFStructure(bytes).images[0].data

    let pictures = try GIFFile.pictures(of: bytes)

    #expect(pictures.map(\.width)[0] == 60 && pictures.map(\.height)[0] == 40)
    #expect(pictures.map(\.bits) == [2, 2, 2])
    #expect(pictures[0].coded() + [0] == Array(bytes[data].dropFirst()))
  }

  @Test func theBytesOfAllPartsAddUpToTheFile() throws {
    let bytes = try film()
    let inspection = try GIFInspection(bytes)

    let head = 13 + 3 * 4 + 19
    let images = inspection.frames.reduce(0) { $0 + 8 + 10 + $1.dataByteCount }
    #expect(head + images + 1 == bytes.count)
  }

  @Test func everyTruncationIsAnError() throws {
    let bytes = try film()

    for count in 0..<bytes.count {
      #expect(throws: GIFError.self) { try GIFFile.decode(Array(bytes.prefix(count))) }
    }
  }

  @Test func aBrokenByteNeverCrashes() throws {
    let bytes = try film()
    var readable = 0

    for place in bytes.indices {
      for value in [UInt8(0), 0xFF, bytes[place] ^ 0x10] {
        var broken = bytes
        broken[place] = value
        if (6..<10).contains(place) { continue }  // only another size
        if (try? GIFFile.decode(broken)) != nil { readable += 1 }
      }
    }

    #expect(readable > 0)
  }

  @Test func whatIsNoGIFIsASentence() {
    let no = GIFError("it doesn't begin with 'GIF87a' or 'GIF89a'; give a GIF file")

    #expect(throws: no) { try GIFInspection(Array("hello, world".utf8)) }
    #expect(throws: GIFError("the file is empty")) { try GIFInspection([]) }
    #expect(throws: GIFError("the file ends at byte 9, within its header")) {
      try GIFInspection(Array("GIF89a\0\0\0".utf8))
    }
  }

  @Test func interlacedRowsComeBackInOrder() throws {
    let frames = try GIFFile.decode(
      HandmadeGIF.film([HandmadeGIF.image(height: 4, [0, 1, 2, 3], interlaced: true)]))

    // The file has every other row of the picture first: 0, 2, then 1, 3.
    #expect(column(frames[0]) == [colours[0], colours[2], colours[1], colours[3]])
  }

  @Test func disposalIsFollowed() throws {
    let frames = try GIFFile.decode(
      HandmadeGIF.film([
        HandmadeGIF.control(disposal: 1) + HandmadeGIF.image(height: 4, [0, 0, 0, 0]),
        HandmadeGIF.control(disposal: 2) + HandmadeGIF.image(y: 1, height: 1, [1]),
        HandmadeGIF.control(disposal: 3) + HandmadeGIF.image(y: 2, height: 1, [2]),
        HandmadeGIF.control(disposal: 0) + HandmadeGIF.image(y: 3, height: 1, [3]),
      ]))

    let (red, none) = (colours[0], UInt32(0))
    #expect(column(frames[1]) == [red, colours[1], red, red])
    #expect(column(frames[2]) == [red, none, colours[2], red])
    #expect(column(frames[3]) == [red, none, red, colours[3]])
  }

  @Test func theTransparentIndexLeavesWhatIsThere() throws {
    let frames = try GIFFile.decode(
      HandmadeGIF.film([
        HandmadeGIF.image(height: 4, [0, 1, 2, 3]),
        HandmadeGIF.control(transparent: 3) + HandmadeGIF.image(height: 2, [3, 2]),
      ]))

    #expect(column(frames[1]) == [colours[0], colours[2], colours[2], colours[3]])
  }

  @Test func clearingWhatLiesOutsideOfTheScreenIsNothing() throws {
    let frames = try GIFFile.decode(
      HandmadeGIF.film([
        HandmadeGIF.image(height: 4, [0, 0, 0, 0]),
        HandmadeGIF.control(disposal: 2) + HandmadeGIF.image(y: 9, height: 1, [1]),
        HandmadeGIF.image(height: 1, [2]),
      ]))

    #expect(column(frames[2]) == [colours[2], colours[0], colours[0], colours[0]])
  }

  @Test func aBrokenFileIsNotDecoded() {
    let fault = "the GIF is broken: byte 22: frame 1: it has no palette, and there is none for all"

    #expect(throws: GIFError(fault)) {
      try GIFFile.decode(HandmadeGIF.bare(HandmadeGIF.image(height: 1, [0])))
    }
    #expect(throws: GIFError("the GIF is broken: byte 26: there is no picture")) {
      try GIFFile.decode(HandmadeGIF.film([]))
    }
  }

  @Test func anImpossiblySmallOrGreatPictureIsNotDecoded() {
    var wide = HandmadeGIF.film([HandmadeGIF.image(height: 1, [0])])
    wide.replaceSubrange(6..<10, with: [255, 255, 255, 255])

    #expect(throws: GIFError("the GIF says it is 65535×65535 pixels")) { try GIFFile.decode(wide) }
  }

  private let colours = HandmadeGIF.colours

  private func column(_ frame: Frame) -> [UInt32] {
    (0..<frame.bitmap.height).map { frame.bitmap[0, $0].word }
  }
}
