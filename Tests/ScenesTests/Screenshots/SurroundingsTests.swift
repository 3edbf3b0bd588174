import Raster
import Testing

@testable import Scenes

/// How holes of screenshots are filled.
@Suite struct SurroundingsTests {
  private static func picture(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> (Double, Double, Double)
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        bitmap[x, y] = Pixel(
          red: UInt8(red.rounded()), green: UInt8(green.rounded()), blue: UInt8(blue.rounded()))
      }
    }
    return bitmap
  }

  /// The largest difference of a channel within a frame.
  private static func difference(_ first: Bitmap, _ second: Bitmap, in frame: PixelFrame) -> Int {
    var most = 0
    for y in frame.y..<frame.maxY {
      for x in frame.x..<frame.maxX {
        let (one, other) = (first[x, y], second[x, y])
        most = max(
          most, abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
          abs(Int(one.blue) - Int(other.blue)))
      }
    }
    return most
  }

  @Test(arguments: [
    PixelFrame(x: 40, y: 30, width: 1, height: 1), PixelFrame(x: 20, y: 10, width: 100, height: 90),
    PixelFrame(x: 7, y: 9, width: 150, height: 13), PixelFrame(x: 0, y: 0, width: 60, height: 60),
    PixelFrame(x: 100, y: 0, width: 60, height: 120),
  ])
  func nothingIsLeftOfAPieceOnOneColour(hole: PixelFrame) {
    let ground = Self.picture(160, 120) { _, _ in (242, 243, 247) }
    var picture = ground
    for y in hole.y..<hole.maxY {
      for x in hole.x..<hole.maxX { picture[x, y] = Pixel(red: 200, green: 0, blue: UInt8(x)) }
    }

    #expect(Surroundings(holes: [hole]).filling(picture) == ground)
  }

  @Test(arguments: [
    PixelFrame(x: 60, y: 40, width: 200, height: 240),
    PixelFrame(x: 3, y: 90, width: 300, height: 31),
  ])
  func aGradientGoesOnThroughTheHole(hole: PixelFrame) {
    let ground = Self.picture(320, 300) { x, y in
      (Double(x) / 320 * 255, Double(y) / 300 * 255, Double(x + y) / 620 * 100 + 50)
    }
    var picture = ground
    for y in hole.y..<hole.maxY {
      for x in hole.x..<hole.maxX { picture[x, y] = Pixel(red: 0, green: 0, blue: 0) }
    }

    let filled = Surroundings(holes: [hole]).filling(picture)

    #expect(Self.difference(filled, ground, in: hole) <= 3)
    #expect(
      Self.difference(filled, picture, in: PixelFrame(x: 0, y: 0, width: 320, height: hole.y)) == 0)
  }

  @Test func holesThatTouchAreFilledTogether() {
    let ground = Self.picture(80, 60) { _, _ in (250, 250, 250) }
    var picture = ground
    let holes = [
      PixelFrame(x: 10, y: 10, width: 20, height: 40),
      PixelFrame(x: 30, y: 10, width: 9, height: 20),
    ]
    for hole in holes {
      for y in hole.y..<hole.maxY {
        for x in hole.x..<hole.maxX { picture[x, y] = Pixel(red: 255, green: 0, blue: 0) }
      }
    }

    #expect(Surroundings(holes: holes).filling(picture) == ground)
  }

  @Test func aShadowIsWhatIsDarkerThanTheGround() {
    let ground = Pixel(red: 200, green: 100, blue: 50)

    let shadow = Halo.difference(of: Pixel(red: 100, green: 50, blue: 25), from: ground)
    let glow = Halo.difference(of: Pixel(red: 200, green: 100, blue: 255), from: ground)

    #expect(shadow == Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(glow == Pixel(red: 0, green: 0, blue: 255, alpha: 255) || glow.blue == glow.alpha)
  }

  @Test func aMarginReachesAsFarAsTheShadow() {
    let frame = PixelFrame(x: 50, y: 50, width: 40, height: 40)
    let picture = Self.picture(160, 160) { x, y in
      let across = max(frame.x - x, x - frame.maxX + 1, 0)
      let down = max(frame.y - y, y - frame.maxY + 1, 0)
      if across == 0, down == 0 { return (0, 0, 255) }
      let value = 255 - 60 * max(0, 1 - Double(max(across, down)) / 12)
      return (value, value, value)
    }

    let found = Traces(pixelsPerPoint: 1).frame(of: frame, in: picture)

    #expect((10...14).contains(frame.x - found.x), "\(found)")
    #expect((10...14).contains(found.maxY - frame.maxY), "\(found)")
  }

  @Test func aMarginStopsBeforeWhatLiesBeside() {
    let frame = PixelFrame(x: 50, y: 50, width: 40, height: 40)
    let picture = Self.picture(160, 160) { x, y in
      if (50..<90).contains(x), (50..<90).contains(y) { return (255, 0, 0) }
      return (100..<140).contains(x) && (55..<85).contains(y) ? (0, 0, 0) : (255, 255, 255)
    }

    #expect(
      Traces(pixelsPerPoint: 1).frame(of: frame, in: picture)
        == PixelFrame(x: 48, y: 48, width: 44, height: 44))
  }
}
