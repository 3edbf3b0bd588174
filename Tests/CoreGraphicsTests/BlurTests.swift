import CoreGraphics
import Raster
import Testing

struct BlurTests {
  /// The integral of the Gaussian over the pixels right of an edge.
  private func edge(_ distance: Double, _ sigma: Double) -> Double {
    255 * (1 + erf(distance / sigma / 2.squareRoot())) / 2
  }

  private func halfPlane(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in width / 2..<width { bitmap[x, y] = Pixels.white }
    }
    return bitmap
  }

  @Test(arguments: [1, 2.5, 4.1, 6, 6.1, 7, 12])
  func aBlurredEdgeIsTheGaussiansIntegral(sigma: Double) {
    let reach = GaussianBlur.reach(sigma: sigma)
    let (width, height) = (4 * reach, 2 * reach + 1)
    let blurred = GaussianBlur.blurred(halfPlane(width, height), sigma: sigma)

    for offset in stride(from: -reach, to: reach, by: 1) {
      let value = Double(blurred[width / 2 + offset, reach].alpha)
      #expect(abs(value - edge(Double(offset) + 0.5, sigma)) <= 1.1)
    }
  }

  @Test(arguments: [1, 5, 7, 13, 40])
  func extendedEdgesBlurAsIfTheOutermostPixelsWentOn(sigma: Double) {
    let (reach, side) = (GaussianBlur.reach(sigma: sigma), 41)
    func color(_ x: Int, _ y: Int) -> Pixel {
      let (x, y) = (min(max(x, 0), side - 1), min(max(y, 0), side - 1))
      return Pixel(red: UInt8(6 * x), green: UInt8(6 * y), blue: UInt8(x * y / 8), alpha: 255)
    }
    let (small, wide) = (
      Bitmap(side, side, color),
      Bitmap(side + 2 * reach, side + 2 * reach) { color($0 - reach, $1 - reach) }
    )

    let extended = GaussianBlur.blurred(small, sigma: sigma, edges: .extended)
    let within = GaussianBlur.blurred(wide, sigma: sigma)

    for y in 0..<side {
      for x in 0..<side {
        let (pixel, other) = (extended[x, y], within[x + reach, y + reach])
        #expect(pixel.alpha == 255)
        #expect(abs(Int(pixel.red) - Int(other.red)) <= 2)
        #expect(abs(Int(pixel.green) - Int(other.green)) <= 2)
        #expect(abs(Int(pixel.blue) - Int(other.blue)) <= 2)
      }
    }
  }

  @Test func aBlurOfNothingChangesNothing() {
    let bitmap = halfPlane(6, 3)

    #expect(GaussianBlur.blurred(bitmap, sigma: 0) == bitmap)
    #expect(GaussianBlur.blurred(bitmap, sigma: .nan) == bitmap)
  }

  @Test func aShadowHasTheShapesAlphaAndItsOwnColour() {
    let shadow = GaussianBlur.shadow(
      of: halfPlane(60, 40), sigma: 2, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))

    #expect(shadow[45, 20] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(abs(Double(shadow[30, 20].alpha) - edge(0.5, 2) / 2) <= 1)
  }

  @Test(arguments: [1.0, 2.0])
  func aContextsShadowHasHalfItsBlurAsDeviation(scale: CGFloat) {
    let side = Int(60 * scale)
    let bitmap = painted(side, side, scale: scale) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 4), blur: 4, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(.white)
      context.fill(CGRect(x: -100, y: -100, width: 300, height: 130))
    }

    // The edge lies at y = 30, its shadow's at 34.
    for y in Int(31 * scale)..<Int(42 * scale) {
      let distance = 34 * Double(scale) - Double(y) - 0.5
      #expect(abs(Double(bitmap[side / 2, y].alpha) - edge(distance, 2 * Double(scale))) <= 1.1)
    }
    #expect(bitmap[side / 2, 10] == Pixels.white)
  }

  @Test func aShadowIsCutByTheClipAndWhatCastsItIsNot() {
    let bitmap = painted { context in
      context.clip(to: CGRect(x: 0, y: 10, width: 20, height: 10))
      context.setShadow(
        offset: CGSize(width: 0, height: 10), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.setFillColor(.red)
      context.fill(CGRect(x: 5, y: 2, width: 4, height: 4))
    }

    #expect(bitmap[6, 13] == Pixels.black && bitmap[6, 3] == Pixels.clear)
  }
}

extension Bitmap {
  fileprivate init(_ width: Int, _ height: Int, _ color: (Int, Int) -> Pixel) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { self[x, y] = color(x, y) }
    }
  }
}
