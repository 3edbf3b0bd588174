import Raster
import Testing

@testable import ImageFiles

@Suite struct ColorTests {
  /// Light of P3 → light of sRGB, clamped, by the two spaces' matrices (SMPTE EG 432-1, IEC 61966-2-1).
  static let displayP3: [(stored: [Int], sRGB: UInt32)] = [
    ([255, 0, 0], 0xFFFF_0000),
    ([0, 255, 0], 0xFF00_FF00),
    ([0, 0, 255], 0xFF00_00FF),
    ([255, 255, 255], 0xFFFF_FFFF),
    ([128, 128, 128], 0xFF80_8080),
    ([0, 0, 0], 0xFF00_0000),
    ([200, 100, 50], 0xFFD7_5D1F),
    ([100, 150, 200], 0xFF53_98CD),
  ]

  @Test(arguments: displayP3)
  func displayP3IsConverted(color: (stored: [Int], sRGB: UInt32)) throws {
    let file = SamplePNG(width: 1, height: 1, chunks: [iCCP(try SampleProfile.displayP3())])
      .bytes { _, _ in color.stored }

    let word = try #require(words(ImageFile.decode(file, name: "a.png")).first)

    #expect(distance(word, color.sRGB) <= 1, "\(String(word, radix: 16))")
  }

  @Test(arguments: displayP3)
  func displayP3OfSixteenBitsIsConverted(color: (stored: [Int], sRGB: UInt32)) throws {
    let file = SamplePNG(
      width: 1, height: 1, depth: 16, chunks: [iCCP(try SampleProfile.displayP3())]
    ).bytes { _, _ in color.stored.map { $0 * 257 } }

    let word = try #require(words(ImageFile.decode(file, name: "a.png")).first)

    #expect(distance(word, color.sRGB) <= 1, "\(String(word, radix: 16))")
  }

  @Test(arguments: [8, 16])
  func displayP3KeepsItsAlpha(depth: Int) throws {
    let scale = depth == 8 ? 1 : 257
    let file = SamplePNG(
      width: 3, height: 1, depth: depth, color: .rgba, chunks: [iCCP(try SampleProfile.displayP3())]
    ).bytes { x, _ in
      [[255, 0, 0, 128], [200, 100, 50, 255], [9, 9, 9, 0]][x].map { $0 * scale }
    }

    let pixels = words(try ImageFile.decode(file, name: "a.png"))

    #expect(pixels[0] == 0x8080_0000)
    #expect(distance(pixels[1], 0xFFD7_5D1F) <= 1)
    #expect(pixels[2] == 0)
  }

  @Test func anEmbeddedSRGBProfileChangesNothing() throws {
    let png = SamplePNG(width: 256, height: 1, chunks: [iCCP(try SampleProfile.sRGB())])
    let bitmap = try ImageFile.decode(png.bytes { x, _ in [x, 255 - x, 77] }, name: "a.png")

    for x in 0..<256 {
      #expect(bitmap[x, 0] == Pixel(red: UInt8(x), green: UInt8(255 - x), blue: 77))
    }
  }

  @Test func aGreyProfileGivesGrey() throws {
    let chunk = iCCP(try SampleProfile.grey(gamma: 1))
    let file = SamplePNG(width: 1, height: 1, color: .grey, chunks: [chunk]).bytes { _, _ in [55] }

    // 55/255 of the light is 0.5029 in sRGB.
    let word = try #require(words(ImageFile.decode(file, name: "a.png")).first)
    #expect(distance(word, 0xFF80_8080) <= 1, "\(String(word, radix: 16))")
  }

  @Test(arguments: [8, 16])
  func aProfileThatCannotBeMeantIsIgnored(depth: Int) throws {
    let scale = depth == 8 ? 1 : 257
    for profile in [try SampleProfile.grey(gamma: 1), try SampleProfile.lab(), [1, 2, 3]] {
      let file = SamplePNG(width: 1, height: 1, depth: depth, chunks: [iCCP(profile)])
        .bytes { _, _ in [12, 120, 240].map { $0 * scale } }

      #expect(words(try ImageFile.decode(file, name: "a.png")) == [0xFF0C_78F0])
    }
  }

  @Test func aProfileThatCannotBeUnpackedIsAnError() throws {
    let chunk = (type: "iCCP", payload: Array("icc".utf8) + [0, 0, 1, 2, 3])
    let file = SamplePNG(width: 1, height: 1, chunks: [chunk]).bytes { _, _ in [1, 2, 3] }

    #expect(
      throws: ImageFileError.damaged(name: "a", reason: "its colour profile cannot be unpacked")
    ) { try ImageFile.decode(file, name: "a") }
  }

  @Test func aGammaThatIsNotSRGBIsConverted() throws {
    let linear = SamplePNG(width: 1, height: 1, chunks: [("gAMA", PNGWriter.bigEndian(100_000))])
      .bytes { _, _ in [55, 0, 255] }

    let word = try #require(words(ImageFile.decode(linear, name: "a.png")).first)

    #expect(distance(word, 0xFF80_00FF) <= 1, "\(String(word, radix: 16))")
  }

  @Test(
    arguments: [
      [("gAMA", PNGWriter.bigEndian(45_455))],
      [("sRGB", [0]), ("gAMA", PNGWriter.bigEndian(100_000))],
      [("gAMA", PNGWriter.bigEndian(0))],
      [("gAMA", PNGWriter.bigEndian(45_455)), ("cHRM", Self.chromaticities(SampleChroma.sRGB))],
    ] as [[(type: String, payload: [UInt8])]])
  func chunksThatMeanSRGBChangeNothing(chunks: [(type: String, payload: [UInt8])]) throws {
    let file = SamplePNG(width: 1, height: 1, chunks: chunks).bytes { _, _ in [12, 120, 240] }

    #expect(words(try ImageFile.decode(file, name: "a.png")) == [0xFF0C_78F0])
  }

  @Test func chromaticitiesOfDisplayP3AreConverted() throws {
    let file = SamplePNG(
      width: 1, height: 1,
      chunks: [
        ("gAMA", PNGWriter.bigEndian(45_455)),
        ("cHRM", Self.chromaticities(SampleChroma.displayP3)),
      ]
    ).bytes { _, _ in [200, 100, 50] }

    let word = try #require(words(ImageFile.decode(file, name: "a.png")).first)
    #expect(distance(word, 0xFFD7_5D1F) <= 1, "\(String(word, radix: 16))")
  }

  private enum SampleChroma {
    static let sRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    static let displayP3 = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
  }

  private static func chromaticities(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap(PNGWriter.bigEndian)
  }
}
