import FrameCoding
import Raster
import Testing

/// How many colours a GIF has, where somebody says so.
@Suite struct ColourCountTests {
  private static let rainbows = (0..<4).map {
    Frame(bitmap: Pictures.rainbow(shift: 3 * $0), duration: 0.04)
  }

  /// A picture of exactly so many colours in 20 × 20 pixels, other ones in the next.
  private static func picture(colours: Int, _ number: Int) -> Bitmap {
    Pictures.picture(20, 20) { column, row in
      let colour = (row * 20 + column) % colours
      return Pixel(
        red: UInt8(colour & 255), green: UInt8(colour >> 8), blue: UInt8(40 * (number % 6)))
    }
  }

  private static func film(_ colours: [Int]) -> [Frame] {
    colours.enumerated().map {
      Frame(bitmap: picture(colours: $0.element, $0.offset), duration: 0.04)
    }
  }

  private func colours(in bitmap: Bitmap) -> Int {
    bitmap.withPixels { Set($0).count }
  }

  @Test(
    "What stays as it is takes one of the colours, but of two",
    arguments: [
      (2, 2), (3, 2), (4, 3), (16, 15), (100, 99), (256, 255),
    ])
  func aPaletteHasAtMostSoManyColours(asked: Int, most: Int) throws {
    let bytes = try Pictures.gif(Self.rainbows, options: GIFOptions(colors: asked))

    #expect(try colours(in: GIFFile.decode(bytes)[0].bitmap) <= most)
    for frame in try GIFInspection(bytes).frames {
      #expect(frame.localPaletteCount <= max(4, asked.nextPowerOfTwo))
    }
  }

  @Test(arguments: [2, 16, 256])
  func aStillFilmHasThemAll(asked: Int) throws {
    let frame = Frame(bitmap: Self.picture(colours: asked, 0), duration: 1)

    let bytes = try Pictures.gif([frame], options: GIFOptions(colors: asked))

    #expect(try GIFFile.decode(bytes).map(\.bitmap) == [frame.bitmap])
    #expect(try GIFInspection(bytes).frames.map(\.localPaletteCount) == [0])
  }

  @Test func fewerColoursTakeFewerBytes() throws {
    let sizes = try [256, 64, 16, 4].map {
      try Pictures.gif(Self.rainbows, options: GIFOptions(colors: $0, dither: .none)).count
    }

    #expect(sizes == sizes.sorted(by: >))
  }

  @Test(
    "Also where a frame has no place left for what stays as it is",
    arguments: [
      [1], [256], [256, 256, 256], [3, 256, 255, 256, 200, 256, 1, 256], [255, 254, 253],
    ])
  func framesOf256ColoursComeBackExactly(colours: [Int]) throws {
    let frames = Self.film(colours)

    let read = try GIFFile.decode(
      Pictures.gif(frames, options: GIFOptions(quality: 1, colors: 2, isLossless: true)))

    #expect(read.map(\.bitmap) == frames.map(\.bitmap))
  }

  @Test func aFrameOfMoreColoursIsNamed() throws {
    let error = #expect(throws: GIFError.self) {
      try Pictures.gif(Self.film([2, 256, 257, 3]), options: GIFOptions(isLossless: true))
    }

    #expect(
      error?.description
        == "frame 3 has more than 256 colours, which no GIF shows without loss; give it fewer, or let "
        + "the film be lossy")
  }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int {
    1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
