import Foundation
import Raster
import Testing

@testable import QuartzCore

@Suite struct ResamplerTests {
  @Test(arguments: [(0, 0), (3, 2), (-5, 7)])
  func wholePixelTranslationsCopyExactly(x: Int, y: Int) {
    let source = Self.noise(width: 23, height: 17)
    let drawn = Self.draw(source, .translation(Double(x), Double(y)), width: 30, height: 30)

    for row in 0..<30 {
      for column in 0..<30 {
        let (u, v) = (column - x, row - y)
        let inside = u >= 0 && v >= 0 && u < 23 && v < 17
        #expect(drawn[column, row].word == (inside ? source[u, v].word : 0))
      }
    }
  }

  @Test func aTranslationByHalfAPixelTakesTheMeanOfNeighbours() {
    var source = Bitmap(width: 4, height: 1)
    for x in 0..<4 { source[x, 0] = Self.grey(UInt8(x * 40)) }

    let drawn = Self.draw(source, .translation(0.5, 0), width: 5, height: 1)

    #expect((1..<4).map { drawn[$0, 0].red } == [20, 60, 100])
  }

  @Test func layersThatMeetBetweenPixelsLeaveNoSeam() {
    let white = Self.filled(width: 10, height: 4)
    var drawn = Self.draw(white, .translation(0.5, 0), width: 21, height: 4)
    Resampler.draw(
      MipChain(white), through: .translation(10.5, 0), into: &drawn,
      clip: PixelRect(width: 21, height: 4))

    let row = (0..<21).map { drawn[$0, 1].alpha }
    #expect(row.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(row.filter { $0 == 255 }.count == 20)
  }

  /// Corners of the page at a quarter of its size, as measured for the flip at these angles.
  @Test(arguments: [
    (10.0, 396.5256, -49.9374, 716.9374), (20, 409.2729, -115.0633, 782.0633),
    (30, 407.1152, -200.1, 867.1), (45, 352.8609, -376.5732, 1043.5732),
  ])
  func aProjectedPageCoversTheAreaBetweenItsCorners(
    angle: Double, right: Double, top: Double, bottom: Double
  ) {
    let offset = 400.0
    let map = Self.flip(angle).then(.translation(0, offset)).then(.scale(0.25, 0.25))

    let drawn = Self.draw(
      Self.filled(width: 94, height: 167), Homography.scale(375.0 / 94, 667.0 / 167).then(map),
      width: 110, height: 370)

    let covered = drawn.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    let area = right * (667 + bottom - top) / 2 / 16
    #expect((covered / area - 1).magnitude < 0.01)
  }

  @Test(arguments: [-85.0, -60, -30, 15, 40])
  func aPlainPageStaysPlainUnderAProjection(angle: Double) {
    let drawn = Self.draw(
      Self.filled(width: 94, height: 167),
      Homography.scale(375.0 / 94, 667.0 / 167).then(Self.flip(angle)).then(.scale(0.25, 0.25)),
      width: 94, height: 167)

    for x in 0..<94 { #expect([0, 255].contains(drawn[x, 83].red)) }
  }

  @Test(arguments: [0.45, 0.3, 0.17, 0.06])
  func aFineCheckerTurnsGreyWhenItIsSquashed(scale: Double) {
    let drawn = Self.draw(Self.checker(96), .scale(scale, 1), width: 96, height: 96)

    let columns = Int(96 * scale) - 1
    for y in 2..<94 {
      for x in 1..<columns { #expect((126...129).contains(drawn[x, y].red)) }
    }
  }

  @Test(arguments: [-80.0, -70, 65])
  func aFineCheckerShowsNoMoireAtSteepAngles(angle: Double) {
    let map = Homography.scale(375.0 / 192, 375.0 / 192).then(Self.flip(angle, height: 375))
      .then(.scale(0.2, 0.2))

    let drawn = Self.draw(Self.checker(192), map, width: 75, height: 75)

    let greys = drawn.withPixels { $0.filter { $0 >> 24 == 255 }.map { Int($0 & 0xFF) } }
    #expect(greys.count > 50)
    #expect(greys.allSatisfy { (112...143).contains($0) })
  }

  @Test func turnedEdgesAreSmooth() {
    let (c, s) = (cos(0.3), sin(0.3))
    let turn = Homography(xx: c, xy: -s, x0: 20, yx: s, yy: c, y0: 5)

    let drawn = Self.draw(Self.filled(width: 20, height: 20), turn, width: 50, height: 40)

    let alphas = drawn.withPixels { $0.map { $0 >> 24 } }
    #expect(alphas.contains { (60...200).contains($0) })
    #expect((Double(alphas.reduce(0, +)) / 255 - 400).magnitude < 2)
  }

  @Test func edgesFadeWithTheRest() {
    let (c, s) = (cos(0.3), sin(0.3))
    let turn = Homography(xx: c, xy: -s, x0: 20, yx: s, yy: c, y0: 5)
    let page = Self.filled(width: 20, height: 20)

    let whole = Self.draw(page, turn, width: 50, height: 40).withPixels { $0.map { Int($0 >> 24) } }
    let half = Self.draw(page, turn, width: 50, height: 40, opacity: 0.5)
      .withPixels { $0.map { Int($0 >> 24) } }

    #expect(zip(whole, half).allSatisfy { abs($0 - 2 * $1) <= 3 })
  }

  @Test func whatLiesBehindTheEyeIsCutOff() {
    // The right half of the page has a weight below zero.
    let map = Homography(
      xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0, wx: -1.0 / 16, wy: 0, w0: 1)

    let drawn = Self.draw(Self.filled(width: 32, height: 8), map, width: 64, height: 32)

    #expect(drawn[40, 8].alpha == 255)
    #expect(drawn[2, 11].alpha == 0)
  }

  @Test(arguments: [Double.nan, .infinity, 0])
  func mapsWithoutASensibleInverseDrawNothing(factor: Double) {
    let drawn = Self.draw(
      Self.filled(width: 8, height: 8), .scale(factor, 1), width: 8, height: 8)

    #expect(drawn == Bitmap(width: 8, height: 8))
  }

  @Test func opacityScalesEveryChannel() {
    let drawn = Self.draw(
      Self.filled(width: 8, height: 8), .identity, width: 8, height: 8, opacity: 0.5)

    #expect(drawn[3, 3] == Pixel(red: 128, green: 128, blue: 128, alpha: 128))
  }
}

extension ResamplerTests {
  static func draw(
    _ source: Bitmap, _ map: Homography, width: Int, height: Int, opacity: Double = 1
  ) -> Bitmap {
    var target = Bitmap(width: width, height: height)
    Resampler.draw(
      MipChain(source), through: map, into: &target, clip: PixelRect(width: width, height: height),
      opacity: opacity)
    return target
  }

  /// The page of the flip: hinged at its left edge, an eye 500 points away before its middle.
  static func flip(_ degrees: Double, height: Double = 667) -> Homography {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return Homography(
      xx: c, xy: 0, x0: -187.5, yx: 0, yy: 1, y0: -height / 2, wx: -0.002 * s, wy: 0, w0: 1
    ).then(.translation(187.5, height / 2))
  }

  static func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level) }

  static func filled(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { $0.update(repeating: 0xFFFF_FFFF) }
    return bitmap
  }

  static func checker(_ size: Int) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    bitmap.withMutablePixels { pixels in
      for index in 0..<(size * size) {
        let isWhite = (index % size + index / size).isMultiple(of: 2)
        pixels[index] = isWhite ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
    return bitmap
  }

  static func noise(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var state: UInt32 = 1
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        pixels[index] = 0xFF00_0000 | state >> 8
      }
    }
    return bitmap
  }
}
