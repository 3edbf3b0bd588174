import Testing

@testable import FrameCoding

@Suite struct LZWCoderTests {
  /// Codes an image, puts it into a GIF and reads its indices with giflib.
  private func roundTrip(_ image: IndexImage, bits: Int) throws -> [UInt8] {
    let colours = (0..<1 << bits).map { UInt32($0) }
    let palette = Palette(colours: colours, hasTransparent: false)
    var writer = try GIFWriter(
      width: image.area.width, height: image.area.height, palette: palette, loopCount: nil)
    let blocks = LZWCoder().code(image, bits: palette.bits).blocks
    try writer.put(
      CodedImage(area: image.area, delay: 2, transparent: nil, localPalette: nil, blocks: blocks))
    var indices: [UInt8] = []
    try GIFFile.forEachImage(of: writer.finish()) { _, _, read, _ in indices = read }
    return indices
  }

  private func image(width: Int, _ indices: [UInt8]) -> IndexImage {
    let area = PixelArea(x: 0, y: 0, width: width, height: indices.count / width)
    return IndexImage(area: area, indices: indices, alternatives: indices)
  }

  private func noise(_ count: Int, below limit: UInt32) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: (state >> 16) % limit)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 7, 8])
  func noiseOfManyCodesComesBack(bits: Int) throws {
    let indices = noise(300 * 100, below: 1 << UInt32(bits))

    #expect(try roundTrip(image(width: 300, indices), bits: bits) == indices)
  }

  @Test(arguments: [1, 2, 3, 254, 255, 256, 257, 4095, 4096, 4097, 70_000])
  func oneColourComesBack(count: Int) throws {
    let indices = [UInt8](repeating: 3, count: count)

    #expect(
      try roundTrip(image(width: count.isMultiple(of: 7) ? count / 7 : count, indices), bits: 2)
        == indices)
  }

  @Test func everyLengthOfNoiseComesBackAroundAFullDictionary() throws {
    for count in 3830...3850 {
      let indices = noise(count, below: 256)
      #expect(try roundTrip(image(width: count, indices), bits: 8) == indices)
    }
  }

  @Test func whereThereIsAChoiceOneOfTheTwoComesBack() throws {
    let indices = noise(20_000, below: 4)
    let alternatives = zip(indices, noise(20_001, below: 4).dropFirst()).map { $0 == 0 ? $1 : $0 }
    var image = image(width: 200, indices)
    image.alternatives = alternatives

    let read = try roundTrip(image, bits: 2)

    #expect(read.count == indices.count)
    #expect(
      read.indices.allSatisfy { read[$0] == indices[$0] || read[$0] == alternatives[$0] })
  }

  @Test func aChoiceMakesThePictureSmaller() {
    // Pixels that changed lie scattered in a plane of their colour, which stood still.
    let plane = [UInt8](repeating: 3, count: 10_000)
    let transparent: UInt8 = 4
    var image = image(width: 100, noise(10_000, below: 2).map { $0 == 0 ? 3 : transparent })
    let scattered = LZWCoder().code(image, bits: 3).blocks.count
    image.alternatives = plane
    let chosen = LZWCoder().code(image, bits: 3).blocks.count

    #expect(chosen < scattered / 5)
  }
}
