import CoreGraphics
import Raster
import Testing

struct BlendModeTests {
  /// Below, 0.8; above, 0.4 and then 0.7: opaque, so that the formulas of the PDF standard (11.3.5)
  /// stand alone.
  @Test(arguments: [
    (CGBlendMode.normal, 0.4, 0.7), (.multiply, 0.32, 0.56), (.screen, 0.88, 0.94),
    (.overlay, 0.76, 0.88), (.darken, 0.4, 0.7), (.lighten, 0.8, 0.8),
    (.colorDodge, 1, 1), (.colorBurn, 0.5, 0.7142857), (.hardLight, 0.64, 0.88),
    (.softLight, 0.768, 0.8377709), (.difference, 0.4, 0.1), (.exclusion, 0.56, 0.38),
    (.plusLighter, 1, 1), (.plusDarker, 0.2, 0.5), (.copy, 0.4, 0.7), (.sourceAtop, 0.4, 0.7),
    (.sourceIn, 0.4, 0.7), (.destinationOver, 0.8, 0.8), (.destinationIn, 0.8, 0.8),
  ])
  func opaqueGraysMeetByTheFormula(mode: CGBlendMode, first: Double, second: Double) {
    let bitmap = painted(2, 1) { context in
      context.setFillColor(gray: 0.8, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(gray: 0.4, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(gray: 0.7, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(abs(Double(bitmap[0, 0].green) / 255 - first) < 0.006)
    #expect(abs(Double(bitmap[1, 0].green) / 255 - second) < 0.006)
  }

  /// αS = 0.5 over αD = 0.8: Porter and Duff's table.
  @Test(arguments: [
    (CGBlendMode.normal, 0.9), (.clear, 0), (.copy, 0.5), (.sourceIn, 0.4), (.sourceOut, 0.1),
    (.sourceAtop, 0.8), (.destinationOver, 0.9), (.destinationIn, 0.4), (.destinationOut, 0.4),
    (.destinationAtop, 0.5), (.xor, 0.5), (.plusLighter, 1), (.plusDarker, 1), (.multiply, 0.9),
  ])
  func alphasMeetByTheFormulaAndOnlyInsideTheShape(mode: CGBlendMode, alpha: Double) {
    let bitmap = painted(2, 1) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.8)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(abs(Double(bitmap[0, 0].alpha) / 255 - alpha) < 0.006)
    #expect(bitmap[1, 0] == Pixel(red: 204, green: 0, blue: 0, alpha: 204))
  }

  @Test func luminosityTakesTheLightAndKeepsTheColour() {
    let bitmap = painted(1, 1) { context in
      context.setFillColor(red: 0.6, green: 0.2, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(.luminosity)
      context.setFillColor(gray: 0.5, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    // Lum(0.6, 0.2, 0.2) = 0.32, so each channel gains 0.18.
    #expect(bitmap[0, 0].distance(to: Pixel(red: 199, green: 97, blue: 97)) <= 2)
  }

  @Test func aStrokeKeepsSourceInToItself() {
    let bitmap = painted(20, 20) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(.sourceIn)
      context.setStrokeColor(.blue)
      context.setLineWidth(4)
      context.stroke(CGRect(x: 6, y: 6, width: 8, height: 8))
    }

    #expect(
      bitmap[6, 6] == Pixels.blue && bitmap[10, 10] == Pixels.red && bitmap[1, 1] == Pixels.red)
  }
}
