import Raster
import Testing

@testable import ImageFiles

/// The stored picture is 2 × 3, its greys 10 to 60 in reading order:
///
///     10 20
///     30 40
///     50 60
@Suite struct OrientationTests {
  static let upright: [(orientation: Int, rows: [[UInt8]])] = [
    (1, [[10, 20], [30, 40], [50, 60]]),
    (2, [[20, 10], [40, 30], [60, 50]]),
    (3, [[60, 50], [40, 30], [20, 10]]),
    (4, [[50, 60], [30, 40], [10, 20]]),
    (5, [[10, 30, 50], [20, 40, 60]]),
    (6, [[50, 30, 10], [60, 40, 20]]),
    (7, [[60, 40, 20], [50, 30, 10]]),
    (8, [[20, 40, 60], [10, 30, 50]]),
  ]

  @Test(arguments: upright, [true, false])
  func aJPEGIsTurnedAsItsEXIFSays(
    expected: (orientation: Int, rows: [[UInt8]]), bigEndian: Bool
  ) throws {
    let tag = Array("Exif\0\0".utf8) + exif(expected.orientation, bigEndian: bigEndian)
    let file = try SampleJPEG(width: 2, height: 3, segments: [(0xE1, tag)])
      .bytes { x, y in Array(repeating: Self.grey(x, y), count: 3) }

    let bitmap = try ImageFile.decode(file, name: "a.jpg")

    #expect(bitmap.width == expected.rows[0].count && bitmap.height == expected.rows.count)
    for (got, wanted) in zip(words(bitmap), expected.rows.joined()) {
      #expect(abs(Int(got & 255) - Int(wanted)) <= 2)
    }
  }

  @Test(arguments: upright)
  func aPNGIsTurnedAsItsEXIFSays(expected: (orientation: Int, rows: [[UInt8]])) throws {
    let file = SamplePNG(
      width: 2, height: 3, color: .grey, chunks: [("eXIf", exif(expected.orientation))]
    ).bytes { x, y in [Int(Self.grey(x, y))] }

    let bitmap = try ImageFile.decode(file, name: "a.png")

    #expect(bitmap.width == expected.rows[0].count)
    #expect(words(bitmap).map { UInt8($0 & 255) } == Array(expected.rows.joined()))
  }

  @Test func anEXIFChunkBehindThePixelsDoesNotCount() throws {
    let file = SamplePNG(width: 2, height: 3, color: .grey, lateChunks: [("eXIf", exif(6))])
      .bytes { x, y in [Int(Self.grey(x, y))] }

    #expect(try ImageFile.decode(file, name: "a.png").width == 2)
  }

  @Test(arguments: [
    [], [0x4D], exif(0), exif(9), Array(exif(6).prefix(17)),
    Array("MM\0*".utf8) + [255, 255, 255, 255],
  ])
  func brokenEXIFMeansUpright(bytes: [UInt8]) {
    #expect(Orientation(exif: bytes[...]) == .up)
  }

  private static func grey(_ x: Int, _ y: Int) -> UInt8 {
    UInt8(10 + 20 * y + 10 * x)
  }
}
