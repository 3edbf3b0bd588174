import Raster
import Testing

@testable import FrameCoding

/// GIFs without a matte: a pixel is opaque or clear, and may go from one to the other.
@Suite struct ClearPixelTests {
  private static let clear = Pixel(word: 0)
  private static let blue = Pixel(red: 0, green: 90, blue: 255)

  /// A box of 6 × 6 pixels on a clear ground of 20 × 10.
  private static func box(_ x: Int, _ y: Int = 2, width: Int = 6) -> Bitmap {
    Pictures.picture(20, 10) { column, row in
      (x..<x + width).contains(column) && (y..<y + 6).contains(row) ? blue : clear
    }
  }

  /// More dark colours than a palette has, in a disc that moves over a clear ground.
  private static func disc(_ x: Int) -> Bitmap {
    Pictures.picture(48, 32) { column, row in
      let (across, down) = (column - x, row - 16)
      guard across * across + down * down < 144 else { return clear }
      return Pixel(red: UInt8(column), green: UInt8(row), blue: UInt8(column * row % 41))
    }
  }

  private static func film(_ pictures: [Bitmap], duration: Double = 0.04) -> [Frame] {
    pictures.map { Frame(bitmap: $0, duration: duration) }
  }

  private func clearPixels(of bitmap: Bitmap) -> [Int] {
    bitmap.withPixels { pixels in pixels.indices.filter { pixels[$0] == 0 } }
  }

  @Test("Alpha under 128 is clear; above, the colour is what it was before it was premultiplied")
  func whatIsHalfClearIsOneOfTheTwo() throws {
    let pixels = [
      Pixel(red: 0, green: 0, blue: 0, alpha: 0), Pixel(red: 127, green: 0, blue: 9, alpha: 127),
      Pixel(red: 64, green: 0, blue: 128, alpha: 128), Pixel(red: 1, green: 2, blue: 3),
    ]
    let picture = Pictures.picture(4, 1) { column, _ in pixels[column] }

    let read = try GIFFile.decode(
      Pictures.gif([Frame(bitmap: picture, duration: 1)], options: GIFOptions(matte: nil)))

    let shown = (0..<4).map { read[0].bitmap[$0, 0] }
    #expect(shown == [Self.clear, Self.clear, Pixel(red: 128, green: 0, blue: 255), pixels[3]])
  }

  @Test func whatVanishesIsClearedAndWhatStaysIsPaintedAgain() throws {
    let frames = Self.film([Self.box(1), Self.box(4), Self.box(4, 3), Self.box(9)])

    let bytes = try Pictures.gif(frames, options: GIFOptions(matte: nil))

    let inspection = try GIFInspection(bytes)
    #expect(try GIFFile.decode(bytes) == frames)
    #expect(inspection.frames.map(\.disposal) == [2, 2, 2, 1])
    #expect(inspection.frames[1...].map(\.x) == [4, 4, 9])
    #expect(inspection.warnings.isEmpty && inspection.faults.isEmpty)
  }

  @Test("The frame before paints nothing there, but its rectangle covers it")
  func aRectangleCoversWhatVanishesLater() throws {
    var two = Self.box(1)
    two[15, 5] = Self.blue
    var one = Self.box(1)
    one[15, 6] = Self.blue
    one[15, 5] = Self.blue
    let frames = Self.film([two, one, Self.box(1, width: 5)])

    let bytes = try Pictures.gif(frames, options: GIFOptions(matte: nil))

    let second = try GIFInspection(bytes).frames[1]
    #expect(try GIFFile.decode(bytes) == frames)
    #expect([second.x, second.y, second.width, second.height] == [6, 2, 10, 6])
  }

  @Test func whereNothingVanishesOnlyDifferencesArePainted() throws {
    let frames = Self.film([Self.box(1), Self.box(1, width: 8), Self.box(1, width: 12)])

    let bytes = try Pictures.gif(frames, options: GIFOptions(matte: nil))

    let inspection = try GIFInspection(bytes)
    #expect(try GIFFile.decode(bytes) == frames)
    #expect(inspection.frames.map(\.disposal) == [1, 1, 1])
    #expect(inspection.frames.map(\.x) == [0, 7, 9])
  }

  @Test func theLastOfTheImagesOfALongFrameClears() throws {
    let frames = [
      Frame(bitmap: Self.box(1), duration: 1500), Frame(bitmap: Self.box(5), duration: 1400),
      Frame(bitmap: Self.box(0, 0), duration: 700),
    ]

    let bytes = try Pictures.gif(frames, options: GIFOptions(matte: nil))

    let inspection = try GIFInspection(bytes)
    let read = try GIFFile.decode(bytes).map(\.bitmap)
    #expect(inspection.frames.map(\.disposal) == [1, 1, 2, 1, 1, 2, 1, 1])
    #expect(read == [0, 0, 0, 1, 1, 1, 2, 2].map { frames[$0].bitmap })
    #expect(inspection.duration == 360_000)
  }

  @Test(arguments: [1, 60, 90, 100], GIFOptions.Speed.allCases)
  func nearColoursAreNeverTakenForClearOnes(quality: Int, speed: GIFOptions.Speed) throws {
    let pictures = [
      Bitmap(width: 48, height: 32), Self.disc(10), Self.disc(14), Self.disc(20), Self.disc(20),
      Self.disc(31), Bitmap(width: 48, height: 32),
    ]
    let options = GIFOptions(quality: quality, speed: speed, matte: nil)

    let read = try GIFFile.decode(Pictures.gif(Self.film(pictures), options: options))

    #expect(read.count == 6)
    for (frame, picture) in zip(read.map(\.bitmap), pictures[..<4] + pictures[5...]) {
      #expect(clearPixels(of: frame) == clearPixels(of: picture))
      #expect(Pictures.error(frame, picture) < (quality == 100 ? 3 : 12))
    }
  }

  @Test func twoColoursHaveAClearOneBesideThem() throws {
    let frames = Self.film([10, 16, 30].map(Self.disc), duration: 0.2)

    let read = try GIFFile.decode(
      Pictures.gif(frames, options: GIFOptions(colors: 2, dither: .full, matte: nil)))

    for (frame, meant) in zip(read, frames) {
      #expect(clearPixels(of: frame.bitmap) == clearPixels(of: meant.bitmap))
      #expect(frame.bitmap.withPixels { Set($0) }.count == 3)
    }
  }

  @Test(arguments: [1, 3])
  func aFilmMayBeAllClear(count: Int) throws {
    let frames = Self.film(Array(repeating: Bitmap(width: 3, height: 2), count: count))

    let read = try GIFFile.decode(Pictures.gif(frames, options: GIFOptions(matte: nil)))

    #expect(read.map(\.bitmap) == [frames[0].bitmap])
  }

  @Test func whatDiffersOnlyWhereItIsClearIsOnePicture() throws {
    var faint = Self.box(1)
    faint[19, 9] = Pixel(red: 90, green: 0, blue: 0, alpha: 90)

    let read = try GIFFile.decode(
      Pictures.gif(Self.film([Self.box(1), faint]), options: GIFOptions(matte: nil)))

    #expect(read == [Frame(bitmap: Self.box(1), duration: 0.08)])
  }

  @Test(arguments: [60, 100])
  func anOpaqueFilmHasTheSameBytesWithoutAMatte(quality: Int) throws {
    let frames = Self.film((0..<20).map { Pictures.rainbow(shift: $0 * 3) })

    #expect(
      try Pictures.gif(frames, options: GIFOptions(quality: quality, matte: nil))
        == Pictures.gif(frames, options: GIFOptions(quality: quality)))
  }

  @Test func whatIsClearTakesAPlaceOfThePalette() throws {
    func frames(_ count: Int) -> [Frame] {
      let picture = Pictures.picture(257, 1) { column, _ in
        column >= count ? Self.clear : Pixel(red: UInt8(column), green: 0, blue: 0)
      }
      return Self.film([picture])
    }
    let options = GIFOptions(isLossless: true, matte: nil)

    #expect(try GIFFile.decode(Pictures.gif(frames(255), options: options)) == frames(255))
    let error = #expect(throws: GIFError.self) { try Pictures.gif(frames(256), options: options) }
    #expect(
      error?.description
        == "frame 1 has more than 255 colours beside what is clear, which no GIF shows without loss; "
        + "give it fewer, or let the film be lossy")
  }
}
