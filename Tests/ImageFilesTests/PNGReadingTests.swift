import Raster
import Testing

@testable import ImageFiles

@Suite struct PNGReadingTests {
  @Test(arguments: [(1, 1), (3, 5), (7, 1), (1, 9), (17, 13)], [false, true])
  func sizesAndInterlacingDoNotMatter(size: (Int, Int), isInterlaced: Bool) throws {
    let png = SamplePNG(width: size.0, height: size.1, isInterlaced: isInterlaced)
    let file = png.bytes { x, y in [x * 10, y * 10, 200] }

    let bitmap = try ImageFile.decode(file, name: "a.png")

    #expect(bitmap.width == size.0 && bitmap.height == size.1)
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        #expect(bitmap[x, y] == Pixel(red: UInt8(x * 10), green: UInt8(y * 10), blue: 200))
      }
    }
  }

  @Test(arguments: [(1, 1, 255), (2, 2, 170), (4, 7, 119), (8, 77, 77), (16, 0x4D4D, 77)])
  func greyOfAnyDepthIsScaledToEightBits(depth: Int, sample: Int, expected: Int) throws {
    let file = SamplePNG(width: 3, height: 1, depth: depth, color: .grey)
      .bytes { x, _ in [x == 1 ? sample : 0] }

    let pixel = try ImageFile.decode(file, name: "a.png")[1, 0]

    let grey = UInt8(expected)
    #expect(pixel == Pixel(red: grey, green: grey, blue: grey))
  }

  @Test func sixteenBitsAreRoundedNotCut() throws {
    let file = SamplePNG(width: 1, height: 1, depth: 16).bytes { _, _ in [0x80FF, 0x7F00, 0x0101] }

    #expect(words(try ImageFile.decode(file, name: "a.png")) == [0xFF80_7F01])
  }

  @Test func aPaletteMayHaveTransparentColours() throws {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    let file = SamplePNG(
      width: 3, height: 1, depth: 2, color: .palette,
      chunks: [("PLTE", palette), ("tRNS", [0, 128])]
    ).bytes { x, _ in [x] }

    #expect(words(try ImageFile.decode(file, name: "a.png")) == [0, 0x8000_8000, 0xFF00_00FF])
  }

  @Test func oneColourMayBeTransparent() throws {
    let file = SamplePNG(width: 2, height: 1, chunks: [("tRNS", [0, 9, 0, 8, 0, 7])])
      .bytes { x, _ in x == 0 ? [9, 8, 7] : [9, 8, 6] }

    #expect(words(try ImageFile.decode(file, name: "a.png")) == [0, 0xFF09_0806])
  }

  @Test func alphaIsPremultiplied() throws {
    let grey = SamplePNG(width: 1, height: 1, color: .greyAlpha).bytes { _, _ in [200, 100] }
    let rgba = SamplePNG(width: 2, height: 1, color: .rgba)
      .bytes { x, _ in x == 0 ? [255, 128, 0, 51] : [255, 255, 255, 0] }

    #expect(words(try ImageFile.decode(grey, name: "a.png")) == [0x644E_4E4E])
    #expect(words(try ImageFile.decode(rgba, name: "a.png")) == [0x3333_1A00, 0])
  }

  @Test func chunksThatOnlyDescribeAreSkipped() throws {
    let file = SamplePNG(
      width: 1, height: 1, chunks: [("tEXt", Array("a\0b".utf8)), ("bKGD", [0, 1, 0, 1, 0, 1])],
      lateChunks: [("zTXt", [1, 2, 3])]
    ).bytes { _, _ in [1, 2, 3] }

    #expect(words(try ImageFile.decode(file, name: "a.png")) == [0xFF01_0203])
  }
}
