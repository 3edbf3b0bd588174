import CoreGraphics
import Foundation
import Raster
import Testing

@testable import QuartzCore

@Suite struct LayerRendererTests {
  @Test func layersLieWhereTheirPositionSays() throws {
    let red = node(10, 6, at: (4, 3)) { $0.backgroundColor = .red }

    let drawn = try draw(root(30, 20, [red]), 30, 20)

    #expect(drawn[4, 3].word == 0xFFFF_0000)
    #expect(drawn[13, 8].word == 0xFFFF_0000)
    #expect([drawn[3, 3], drawn[14, 3], drawn[4, 2], drawn[4, 9]].allSatisfy { $0.alpha == 0 })
  }

  @Test func layersOfEqualDepthKeepTheirOrderAndOthersGoByDepth() throws {
    func layer(_ color: CGColor, z: Double) -> LayerNode {
      node(8, 8) {
        $0.backgroundColor = color
        $0.zPosition = z
      }
    }

    let byOrder = try draw(root(8, 8, [layer(.red, z: 0), layer(.blue, z: 0)]), 8, 8)
    let byDepth = try draw(root(8, 8, [layer(.red, z: 1), layer(.blue, z: 0)]), 8, 8)

    #expect(byOrder[4, 4].word == 0xFF00_00FF)
    #expect(byDepth[4, 4].word == 0xFFFF_0000)
  }

  @Test func opacityFadesAGroupAsOneThing() throws {
    let inner = node(8, 8) { $0.backgroundColor = .white }
    let group = node(8, 8, sublayers: [inner]) {
      $0.backgroundColor = .red
      $0.opacity = 0.5
    }

    let drawn = try draw(root(8, 8, [group]) { $0.backgroundColor = .black }, 8, 8)

    #expect(drawn[4, 4] == Pixel(red: 128, green: 128, blue: 128))
  }

  @Test func aRoundedClipCutsSublayersAtTheCorners() throws {
    let inner = node(20, 20) { $0.backgroundColor = .white }
    let card = node(20, 20, sublayers: [inner]) {
      $0.masksToBounds = true
      $0.cornerRadius = 8
    }

    let drawn = try draw(root(20, 20, [card]), 20, 20)

    #expect(drawn[0, 0].alpha == 0)
    #expect((1...254).contains(drawn[2, 2].alpha))
    #expect(drawn[10, 0].alpha == 255 && drawn[4, 4].alpha == 255)
    let covered = drawn.withPixels { $0.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    #expect((covered - (400 - (4 - .pi) * 64)).magnitude < 1.5)
  }

  @Test func cornersThatAreNotMaskedStaySharp() throws {
    let card = node(20, 20) {
      $0.backgroundColor = .white
      $0.cornerRadius = 8
      $0.maskedCorners = [.layerMinXMinYCorner]
    }

    let drawn = try draw(root(20, 20, [card]), 20, 20)

    #expect(drawn[0, 0].alpha == 0)
    #expect([drawn[19, 0], drawn[0, 19], drawn[19, 19]].allSatisfy { $0.alpha == 255 })
  }

  @Test func aMaskLetsThroughWhatItsAlphaSays() throws {
    let mask = node(4, 8, at: (2, 0)) { $0.backgroundColor = CGColor(gray: 0, alpha: 0.5) }
    let layer = node(8, 8, mask: mask) { $0.backgroundColor = .white }

    let drawn = try draw(root(8, 8, [layer]), 8, 8)

    #expect((0..<8).map { drawn[$0, 4].alpha } == [0, 0, 128, 128, 128, 128, 0, 0])
  }

  @Test func bordersLieInsideTheBoundsAndAboveSublayers() throws {
    let inner = node(12, 12) { $0.backgroundColor = .white }
    let box = node(12, 12, sublayers: [inner]) {
      $0.borderWidth = 2
      $0.borderColor = .red
    }

    let drawn = try draw(root(12, 12, [box]), 12, 12)

    #expect((0..<12).allSatisfy { drawn[$0, 1].word == 0xFFFF_0000 })
    #expect(drawn[1, 6].word == 0xFFFF_0000 && drawn[2, 6].word == 0xFFFF_FFFF)
  }

  @Test func aShadowFadesAsAGaussian() throws {
    let sigma = 3.0
    let card = node(40, 40, at: (20, 20)) {
      $0.backgroundColor = .white
      $0.shadowOpacity = 1
      $0.shadowRadius = sigma
      $0.shadowOffset = .zero
    }

    let drawn = try draw(root(80, 80, [card]), 80, 80)

    for distance in 1...8 {
      let expected = erfc((Double(distance) - 0.5) / sigma / 2.0.squareRoot()) / 2 * 255
      let alpha = Double(drawn[20 - distance, 40].alpha)
      #expect((alpha - expected).magnitude < 3, "\(distance) points away")
    }
    #expect(drawn[40, 40].word == 0xFFFF_FFFF)
  }

  @Test func theBackOfASingleSidedLayerIsHidden() throws {
    func page(_ angle: Double) -> LayerNode {
      node(20, 20) {
        $0.backgroundColor = .white
        $0.isDoubleSided = false
        $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      }
    }

    #expect(try draw(root(20, 20, [page(0.5)]), 20, 20)[10, 10].alpha == 255)
    #expect(try draw(root(20, 20, [page(.pi - 0.5)]), 20, 20)[10, 10].alpha == 0)
  }

  @Test func aGradientRunsAlongItsAxisInTheUnitSquare() throws {
    let layer = node(65, 9, kind: .gradient) {
      $0.gradient.colors = [.black, .white]
      $0.gradient.startPoint = CGPoint(x: 0, y: 0.5)
      $0.gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    let drawn = try draw(root(65, 9, [layer]), 65, 9)

    for x in 0..<65 {
      let expected = (Double(x) + 0.5) / 65 * 255
      #expect((Double(drawn[x, 4].red) - expected).magnitude <= 1)
    }
  }

  @Test func aShapeIsStrokedBetweenItsEnds() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 40, y: 5))
    let layer = node(40, 10, kind: .shape) {
      $0.shape.path = path.copy()
      $0.shape.fillColor = nil
      $0.shape.strokeColor = .white
      $0.shape.lineWidth = 4
      $0.shape.strokeStart = 0.25
      $0.shape.strokeEnd = 0.5
    }

    let drawn = try draw(root(40, 10, [layer]), 40, 10)

    #expect((0..<40).filter { drawn[$0, 5].alpha == 255 } == Array(10..<20))
    #expect(drawn[15, 2].alpha == 0 && drawn[15, 3].alpha == 255)
  }

  @Test(arguments: [
    (CALayerContentsGravity.center, 8...11), (.left, 0...3), (.right, 16...19),
    (.resize, 0...19), (.resizeAspect, 5...14), (.resizeAspectFill, 0...19),
  ])
  func contentsLieWhereTheirGravityPutsThem(
    gravity: CALayerContentsGravity, columns: ClosedRange<Int>
  )
    throws
  {
    var bitmap = Bitmap(width: 4, height: 4)
    bitmap.withMutablePixels { $0.update(repeating: 0xFFFF_FFFF) }
    let layer = node(20, 10) {
      $0.contents = CGImage(bitmap)
      $0.contentsGravity = gravity
    }

    let drawn = try draw(root(20, 10, [layer]), 20, 10)

    #expect((0..<20).filter { drawn[$0, 5].alpha == 255 } == Array(columns))
  }

  /// Columns in black and white, drawn half or twice as large: the nearest ones are as they were.
  @Test(arguments: [
    (2, CALayerContentsFilter.nearest, CALayerContentsFilter.linear, true),
    (2, .linear, .nearest, false), (8, .linear, .nearest, true), (8, .nearest, .linear, false),
  ])
  func aFilterIsForPicturesThatShrinkOrForThoseThatGrow(
    width: Double, whenSmaller: CALayerContentsFilter, whenLarger: CALayerContentsFilter,
    isPure: Bool
  ) throws {
    var bitmap = Bitmap(width: 4, height: 4)
    for x in 0..<4 {
      for y in 0..<4 { bitmap[x, y] = Pixel(word: x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF) }
    }
    let layer = node(width, width) {
      $0.contents = CGImage(bitmap)
      $0.minificationFilter = whenSmaller
      $0.magnificationFilter = whenLarger
    }

    let drawn = try draw(root(width, width, [layer]), Int(width), Int(width))

    let row = (0..<Int(width)).map { drawn[$0, 1].red }
    #expect(row.allSatisfy { $0 == 0 || $0 == 255 } == isPure)
  }

  @Test func valuesThatAreNotNumbersAreReportedWithTheirLayer() {
    let broken = node(8, 8) { $0.position.x = .nan }
    let tree = root(8, 8, [node(8, 8, sublayers: [broken])])

    #expect(throws: RenderingError(path: ["Root", "CALayer", "CALayer"], property: "position")) {
      try draw(tree, 8, 8)
    }
  }

  @Test func aScaleOfZeroDrawsNothing() throws {
    let flat = node(8, 8) {
      $0.backgroundColor = .white
      $0.transform = CATransform3DMakeScale(0, 1, 1)
    }

    #expect(try draw(root(8, 8, [flat]), 8, 8) == Bitmap(width: 8, height: 8))
  }
}
