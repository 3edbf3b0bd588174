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
      targets: Self.noise.map { NearColours.Target(Self.greys[Int($0)], room: room).word })
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
    let loose = LZWCoder(Self.greys).code(image(roomInLevels: 5), bits: 4).blocks.count

    #expect(loose * 10 < exact * 7)
  }

  @Test func aColourKnowsItsNeighboursNearestFirst() {
    let near = NearColours(Self.greys)
    var found: [UInt8] = []

    near.first(for: 4, NearColours.Target(Self.greys[4], room: ColourMetric.distance(levels: 8))) {
      found.append($0)
      return false
    }

    #expect(found == [3, 5, 2, 6])
  }
}
