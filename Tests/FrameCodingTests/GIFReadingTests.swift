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
    #expect(throws: GIFError.self) { try GIFInspection(Array("hello, world".utf8)) }
    do {
      _ = try GIFInspection(Array("hello, world".utf8))
    } catch {
      #expect(error.description == "the GIF cannot be read: Data is not in GIF format")
    }
  }

  @Test func interlacedRowsComeBackInOrder() throws {
    let frames = try GIFFile.decode(byHand([image(height: 4, [0, 1, 2, 3], interlaced: true)]))

    // The file has every other row of the picture first: 0, 2, then 1, 3.
    #expect(column(frames[0]) == [colours[0], colours[2], colours[1], colours[3]])
  }

  @Test func disposalIsFollowed() throws {
    let frames = try GIFFile.decode(
      byHand([
        control(disposal: 1) + image(height: 4, [0, 0, 0, 0]),
        control(disposal: 2) + image(y: 1, height: 1, [1]),
        control(disposal: 3) + image(y: 2, height: 1, [2]),
        control(disposal: 0) + image(y: 3, height: 1, [3]),
      ]))

    let (red, none) = (colours[0], UInt32(0))
    #expect(column(frames[1]) == [red, colours[1], red, red])
    #expect(column(frames[2]) == [red, none, colours[2], red])
    #expect(column(frames[3]) == [red, none, red, colours[3]])
  }

  @Test func theTransparentIndexLeavesWhatIsThere() throws {
    let frames = try GIFFile.decode(
      byHand([image(height: 4, [0, 1, 2, 3]), control(transparent: 3) + image(height: 2, [3, 2])]))

    #expect(column(frames[1]) == [colours[0], colours[2], colours[2], colours[3]])
  }

  @Test func aFrameWithoutAnyPaletteIsAnError() {
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 4, 0, 0, 0, 0] + image(height: 1, [0]) + [0x3B]

    #expect(throws: GIFError("a frame of the GIF has no palette")) { try GIFFile.decode(bytes) }
  }

  @Test func aFileWithoutPicturesIsAnError() {
    #expect(throws: GIFError("the GIF has no pictures")) { try GIFFile.decode(byHand([])) }
  }

  private let colours: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  /// A GIF of 1 × 4 pixels and four colours.
  private func byHand(_ parts: [[UInt8]]) -> [UInt8] {
    let table = colours.flatMap { colour in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> UInt32($0)) }
    }
    return Array("GIF89a".utf8) + [1, 0, 4, 0, 0x81, 0, 0] + table + parts.joined() + [0x3B]
  }

  private func control(disposal: UInt8 = 0, transparent: UInt8? = nil) -> [UInt8] {
    [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), 5, 0, transparent ?? 0, 0]
  }

  /// An image one pixel wide.
  private func image(
    y: UInt8 = 0, height: UInt8, _ indices: [UInt8], interlaced: Bool = false
  ) -> [UInt8] {
    let area = PixelArea(x: 0, y: Int(y), width: 1, height: Int(height))
    let coded = LZWCoder().code(
      IndexImage(area: area, indices: indices, alternatives: indices), bits: 2
    ).blocks
    return [0x2C, 0, 0, y, 0, 1, 0, height, 0, interlaced ? 0x40 : 0, 2] + coded + [0]
  }

  private func column(_ frame: Frame) -> [UInt32] {
    (0..<frame.bitmap.height).map { frame.bitmap[0, $0].word }
  }
}
