import CJPEG
import Raster
import Testing

@testable import ImageFiles

@Suite struct JPEGReadingTests {
  @Test(arguments: [(1, 1), (3, 5), (17, 9)], [0, SampleJPEG.progressive])
  func sizesDoNotMatter(size: (Int, Int), flags: Int32) throws {
    let file = try SampleJPEG(width: size.0, height: size.1, flags: flags)
      .bytes { _, _ in [200, 100, 50] }

    let bitmap = try ImageFile.decode(file, name: "a.jpg")

    #expect(bitmap.width == size.0 && bitmap.height == size.1)
    #expect(words(bitmap).allSatisfy { distance($0, 0xFFC8_6432) <= 2 })
  }

  @Test func greyIsThreeEqualChannels() throws {
    let file = try SampleJPEG(width: 2, height: 2, format: TJPF_GRAY, subsampling: TJSAMP_GRAY)
      .bytes { _, _ in [90] }

    #expect(
      words(try ImageFile.decode(file, name: "a.jpg")) == Array(repeating: 0xFF5A_5A5A, count: 4))
  }

  /// Adobe's files count light, not ink: cyan 0, magenta a half, yellow all, no black.
  @Test func inksOfAdobeBecomeLight() throws {
    let file = try SampleJPEG(width: 1, height: 1, format: TJPF_CMYK)
      .bytes { _, _ in [255, 127, 0, 255] }

    let word = try #require(words(ImageFile.decode(file, name: "a.jpg")).first)

    #expect(distance(word, 0xFFFF_7F00) <= 3, "\(String(word, radix: 16))")
  }

  @Test func plainInksHoldBackLight() {
    var pixels: [UInt32] = [0, 0]

    pixels.withUnsafeMutableBufferPointer {
      CMYK.convertToSRGB([0, 128, 255, 0, 0, 0, 0, 127], isInverted: false, profile: nil, into: $0)
    }

    #expect(pixels == [0xFFFF_7F00, 0xFF80_8080])
  }

  @Test func aProfileMayStandInSeveralSegmentsInAnyOrder() throws {
    let profile = try SampleProfile.displayP3()
    let middle = profile.count / 2
    let tag = Array("ICC_PROFILE\0".utf8)
    let file = try SampleJPEG(
      width: 1, height: 1,
      segments: [
        (0xE2, tag + [2, 2] + profile[middle...]), (0xE2, tag + [1, 2] + profile[..<middle]),
      ]
    ).bytes { _, _ in [200, 100, 50] }

    let word = try #require(words(ImageFile.decode(file, name: "a.jpg")).first)

    #expect(distance(word, 0xFFD7_5D1F) <= 3, "\(String(word, radix: 16))")
  }

  @Test func aProfileWithAMissingPartIsIgnored() throws {
    let tag = Array("ICC_PROFILE\0".utf8)
    let part = try SampleProfile.displayP3()
    let file = try SampleJPEG(width: 1, height: 1, segments: [(0xE2, tag + [1, 2] + part)])
      .bytes { _, _ in [200, 100, 50] }

    let word = try #require(words(ImageFile.decode(file, name: "a.jpg")).first)

    #expect(distance(word, 0xFFC8_6432) <= 2)
  }

  @Test func bytesBehindTheEndMarkerAreIgnored() throws {
    let file = try SampleJPEG(width: 1, height: 1).bytes { _, _ in [7, 7, 7] } + [1, 2, 3]

    #expect(try ImageFile.decode(file, name: "a.jpg").width == 1)
  }
}
