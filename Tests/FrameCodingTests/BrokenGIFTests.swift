import Testing

@testable import FrameCoding

/// What is told of GIFs that are broken.
@Suite struct BrokenGIFTests {
  private static let all: [UInt8] = HandmadeGIF.image(height: 4, [0, 1, 2, 3])
  /// Header and palette for all.
  private static let head = 13 + 12
  /// An image's description and code size.
  private static let imageHead = 10 + 1

  private func faults(_ bytes: [UInt8]) throws -> [String] {
    try GIFInspection(bytes).faults.map(\.description)
  }

  @Test(
    arguments: [
      (
        HandmadeGIF.data(size: 3, [8, 0, 1, 2]),
        "byte 39: frame 1: its data end after 3 of 4 pixels"
      ),
      (
        HandmadeGIF.data(size: 2, [4, 0, 1, 2, 5]),
        "byte 38: frame 1: it ends after 3 of 4 pixels"
      ),
      (
        HandmadeGIF.data(size: 2, [4, 0, 7]),
        "byte 38: frame 1: its data have an impossible code after 1 of 4 pixels"
      ),
      (
        HandmadeGIF.data(size: 2, [4, 6]),
        "byte 37: frame 1: its data have an impossible code after 0 of 4 pixels"
      ),
      ([0, 1, 1, 0], "byte 35: frame 1: its code size is 0; 2 to 8 are possible"),
      ([9, 1, 1, 0], "byte 35: frame 1: its code size is 9; 2 to 8 are possible"),
      ([2, 0], "byte 36: frame 1: its data end after 0 of 4 pixels"),
    ])
  func aBrokenPictureIsFoundAndTheNextOneRead(data: [UInt8], fault: String) throws {
    let film = try GIFInspection(
      HandmadeGIF.film([HandmadeGIF.image(height: 4, data: data), Self.all]))

    #expect(film.faults.map(\.description) == [fault])
    #expect(film.frames.count == 2)
    #expect(film.frames[0].dataByteCount == data.count)
  }

  @Test(
    arguments: [
      (HandmadeGIF.image(height: 0, []), "byte 30: frame 1: its rectangle is 1×0 pixels"),
      (
        [0x21, 0xF9, 3, 0, 0, 0, 0] + all,
        "byte 25: frame 1: its control block does not hold 4 bytes"
      ),
    ])
  func aBrokenHeadIsFoundAndTheRestRead(part: [UInt8], fault: String) throws {
    let film = try GIFInspection(HandmadeGIF.film([part, Self.all]))

    #expect(film.faults.map(\.description) == [fault])
    #expect(film.frames.count == 2)
  }

  @Test func anUnknownBlockEndsTheReading() throws {
    let bytes = HandmadeGIF.film([Self.all, [0x0A], Self.all])
    let place = Self.head + Self.all.count

    let film = try GIFInspection(bytes)

    #expect(
      film.faults.map(\.description)
        == ["byte \(place): there is no block of kind 0x0A; nothing after it is read"])
    #expect(film.frames.count == 1)
    #expect(film.parts.other == bytes.count - place)
  }

  @Test func aHeaderThatBrowsersRefuseIsFound() throws {
    var version = HandmadeGIF.film([Self.all])
    version[3] = 0x39
    var size = HandmadeGIF.film([Self.all])
    size[6] = 0

    #expect(
      try faults(version)
        == ["byte 3: the version is neither 87a nor 89a, and browsers refuse the file"])
    #expect(try faults(size) == ["byte 6: the screen is 0×4 pixels"])
  }

  @Test func everyTruncationIsToldAtItsByte() throws {
    let bytes = HandmadeGIF.film([
      HandmadeGIF.loop(0), HandmadeGIF.control() + Self.all, [0x21, 0xFE, 1, 65, 0],
    ])

    for count in 13..<bytes.count {
      let film = try GIFInspection(Array(bytes.prefix(count)))
      #expect(film.faults.contains { $0.offset == count && $0.text.hasPrefix("the file ends ") })
      #expect(film.parts.known + film.parts.other == count)
    }
    #expect(
      try faults(Array(bytes.dropLast()))
        == ["byte \(bytes.count - 1): the file ends where the trailer or another block should be"])
  }

  @Test func billionsOfPixelsTakeNoTime() throws {
    // Every code stands for one pixel more than the one before.
    let area = PixelArea(x: 0, y: 0, width: 64, height: 64)
    let flat = IndexImage(
      area: area, indices: Array(repeating: 1, count: area.count),
      alternatives: Array(repeating: 1, count: area.count))
    let blocks = LZWCoder().code(flat, bits: 2).blocks
    var image = HandmadeGIF.image(height: 0, data: [2] + blocks + [0])
    image.replaceSubrange(5..<9, with: [255, 255, 255, 255])

    let film = try GIFInspection(HandmadeGIF.film([image]))

    #expect(film.faults.map(\.text) == ["it ends after 4096 of 4294836225 pixels"])
    #expect(film.globalPaletteUnusedCount == 3)
  }
}
