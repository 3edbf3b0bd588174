import Testing

@testable import FrameCoding

@Suite struct NearColourTests {
  /// Sixteen greys, four levels apart.
  private static let greys = (0..<16).map { UInt32($0) * 4 * 0x01_0101 }

  /// A plane of one grey with noise of a step up or down.
  private static let noise: [UInt8] = {
    var state: UInt32 = 1
    return (0..<10_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 7 + UInt8(truncatingIfNeeded: (state >> 16) % 3)
    }
  }()

  private func image(roomInLevels: Int32) -> IndexImage {
    let room = ColourMetric.distance(levels: roomInLevels)
    return IndexImage(
      area: PixelArea(x: 0, y: 0, width: 100, height: 100), indices: Self.noise,
      alternatives: Self.noise,
      rooms: Self.noise.map { Room(Self.greys[Int($0)], distance: room).word })
  }

  private func decoded(_ image: IndexImage) throws -> [UInt8] {
    let palette = Palette(colours: Self.greys, hasTransparent: false)
    var writer = try GIFWriter(width: 100, height: 100, palette: palette, loopCount: nil)
    try writer.put(
      CodedImage(
        area: image.area, delay: 2, transparent: nil, localPalette: nil,
        blocks: LZWCoder(Self.greys).code(image, bits: palette.bits).blocks))
    var indices: [UInt8] = []
    try GIFFile.forEachImage(of: writer.finish()) { _, _, read, _ in indices = read }
    return indices
  }

  @Test(arguments: [Int32(0), 3, 5, 9])
  func noColourIsFartherFromItsTargetThanTheRoom(levels: Int32) throws {
    let read = try decoded(image(roomInLevels: levels))

    let farthest = zip(read, Self.noise).map { abs(Int32($0) - Int32($1)) * 4 }.max()
    #expect(try #require(farthest) <= levels)
  }

  @Test func roomMakesNoiseSmaller() {
    let exact = LZWCoder(Self.greys).code(image(roomInLevels: 0), bits: 4).blocks.count
    let loose = LZWCoder(Self.greys).code(image(roomInLevels: 9), bits: 4).blocks.count

    #expect(loose * 10 < exact * 7)
  }

  @Test func whatIsShownStandsInWhereItIsNear() throws {
    // Every other pixel has its colour already, the others one that is a level off.
    var image = image(roomInLevels: 5)
    image.shown = Self.noise.enumerated().map {
      Self.greys[Int($1)] + ($0.isMultiple(of: 2) ? 0 : 0x01_0101)
    }
    image.indices = Self.noise.enumerated().map { $0.isMultiple(of: 2) ? 16 : $1 }
    let coded = LZWCoder(Self.greys).code(image, bits: 5)
    let exact = LZWCoder(Self.greys).code(self.image(roomInLevels: 0), bits: 5)

    #expect(coded.indices.count { $0 == 16 } > 9_000)
    #expect(coded.blocks.count * 5 < exact.blocks.count)
  }

  @Test func errorsAreMadeGoodByThePixelsAround() {
    // What lies between two greys of the palette comes out between them on the whole.
    let lights: [UInt32] = [100, 108]
    let greys = lights.map { $0 * 0x01_0101 }
    let room = Room(0x67_6767, distance: ColourMetric.distance(levels: 6)).word
    let image = IndexImage(
      area: PixelArea(x: 0, y: 0, width: 40, height: 40),
      indices: (0..<1600).map { $0 % 3 == 0 ? 1 : 0 },
      alternatives: (0..<1600).map { $0 % 3 == 0 ? 1 : 0 },
      rooms: Array(repeating: room, count: 1600))

    let coded = LZWCoder(greys).code(image, bits: 1)

    let ones = coded.indices.reduce(0) { $0 + Int($1) }
    #expect((350...700).contains(ones))
  }

  @Test func aColourKnowsItsNeighboursNearestFirst() {
    let near = NearColours(Self.greys, most: 8)
    var found: [UInt8] = []

    near.forEach(of: 4) { found.append($0) }

    #expect(found == [3, 5, 2, 6, 1, 7, 0, 8])
  }
}
