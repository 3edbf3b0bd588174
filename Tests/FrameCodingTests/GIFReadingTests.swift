import FrameCoding
import Raster
import Testing

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
        if place < 10 && broken[place] != bytes[place] && place > 5 { continue }
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

  @Test func disposalAndInterlaceAreFollowed() throws {
    // 1 × 4 pixels; red interlaced rows, then one blue pixel that is cleared, then nothing new.
    let header: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 4, 0, 0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
    let rows: [UInt8] =
      [0x2C, 0, 0, 0, 0, 1, 0, 4, 0, 0x40, 2, 3, 0b0100_0100, 0b0000_0010, 0b0000_0101, 0]
    let bytes = header + rows + [0x3B]

    let inspection = try GIFInspection(bytes)

    #expect(inspection.frames.count == 1)
    #expect(inspection.frames[0].height == 4)
  }
}
