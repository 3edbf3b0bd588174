import FrameCoding
import Raster
import Testing

@Suite struct FlatColourTests {
  private static let size = 32

  /// More colours than a palette holds.
  private static let gradients = Pictures.picture(size, size) { column, row in
    Pixel(
      red: UInt8(column * 8), green: UInt8(row * 8), blue: UInt8((column * row + 40) % 256))
  }

  /// A page of one colour that has slid in from the right by `columns`.
  private static func slide(_ colour: Pixel, columns: Int) -> Bitmap {
    Pictures.picture(size, size) { column, row in
      column >= size - columns ? colour : gradients[column, row]
    }
  }

  @Test(
    arguments: [
      Pixel(red: 242, green: 242, blue: 247), Pixel(red: 28, green: 28, blue: 30),
      Pixel(red: 130, green: 131, blue: 129),
    ], [4, 7])
  func aPageThatSlidesInLateIsExactInEveryFrame(colour: Pixel, step: Int) throws {
    // The palette for all is made before the page comes.
    let still = (0..<24).map { row in
      var bitmap = Self.gradients
      bitmap[0, row] = Pixel(red: 255, green: 0, blue: 0)
      return Frame(bitmap: bitmap, duration: 0.02)
    }
    let slides = (0...(Self.size / step)).map {
      Frame(bitmap: Self.slide(colour, columns: $0 * step), duration: 0.02)
    }

    let read = try GIFFile.decode(Pictures.gif(still + slides))

    #expect(read.count == still.count + slides.count)
    for (number, frame) in read.dropFirst(still.count).enumerated() {
      for column in Self.size - number * step..<Self.size {
        #expect((0..<Self.size).allSatisfy { frame.bitmap[column, $0] == colour })
      }
    }
  }

  @Test(arguments: [1, 3, 12])
  func aColourThatWasPaintedWrongIsMendedOnceThePaletteHasIt(count: Int) throws {
    // Too little to be noticed at first: one pixel a frame.
    let colour = Pixel(red: 242, green: 242, blue: 247)
    let frames = (0...count).map { shift in
      var bitmap = Pictures.rainbow(shift: shift)
      for index in 0..<shift { bitmap[index % 8, index / 8] = colour }
      return Frame(bitmap: bitmap, duration: 0.02)
    }
    let end = Frame(bitmap: Self.slide(colour, columns: 28), duration: 0.02)

    let read = try GIFFile.decode(Pictures.gif(frames + [end]))

    let last = try #require(read.last).bitmap
    for column in 4..<Self.size { #expect(last[column, 9] == colour) }
  }

  @Test(arguments: [30, 90, 100])
  func aPictureOfFewColoursIsExactAfterOneOfMany(quality: Int) throws {
    // The right half goes to grey; the left one, of a hundred colours, stays.
    let few = Pictures.picture(64, 64) { column, row in
      column < 32
        ? Pixel(red: UInt8(column / 4 * 30), green: UInt8(row / 5 * 19), blue: 40)
        : Pixel(red: 90, green: 90, blue: 90)
    }
    let many = Pictures.picture(64, 64) { column, row in
      column < 32
        ? few[column, row]
        : Pixel(red: UInt8(column * 3), green: UInt8(row * 3), blue: UInt8(column * row % 250))
    }
    let frames = [few, many, many, few].map { Frame(bitmap: $0, duration: 0.02) }

    let read = try GIFFile.decode(
      try Pictures.gif(frames, options: GIFOptions(quality: quality)))

    #expect(try #require(read.last).bitmap == few)
  }

  @Test(arguments: [0.15, 0.5])
  func theEndStateIsAsExactAsAPictureOfItsOwn(hold: Double) throws {
    let frames = (0..<18).map { shift in
      Frame(bitmap: Pictures.rainbow(shift: shift), duration: 0.02)
    }
    let end = Frame(bitmap: Self.gradients, duration: hold)
    let options = GIFOptions(dither: .none)

    let film = try GIFFile.decode(Pictures.gif(frames + [end], options: options))
    let alone = try GIFFile.decode(Pictures.gif([end], options: options))

    let (last, best) = (try #require(film.last).bitmap, alone[0].bitmap)
    #expect(Pictures.error(last, Self.gradients) <= Pictures.error(best, Self.gradients) * 1.02)
  }

  @Test(arguments: [GIFOptions.Dither.none, .smooth])
  func aStillPixelIsMendedOnceAndThenLeftAlone(dither: GIFOptions.Dither) throws {
    // The upper quarter stands still while the rest moves, for a second.
    let frames = (0..<50).map { shift in
      Frame(bitmap: Pictures.rainbow(shift: shift % 32), duration: 0.02)
    }

    let read = try GIFFile.decode(Pictures.gif(frames, options: GIFOptions(dither: dither)))

    for y in 0..<8 {
      for x in 0..<32 {
        let colours = read.map { $0.bitmap[x, y] }
        #expect(zip(colours, colours.dropFirst()).count { $0 != $1 } <= 1)
      }
    }
  }
}
