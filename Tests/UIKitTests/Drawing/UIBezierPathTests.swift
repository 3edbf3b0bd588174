import Testing
import UIKit

private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

@Suite struct UIBezierPathTests {
  @Test func aRectangleHoldsItsInside() {
    let path = UIBezierPath(rect: square)

    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 31, y: 20)))
    #expect(path.bounds == square)
  }

  @Test func anOvalLeavesOutTheCorners() {
    let path = UIBezierPath(ovalIn: square)

    #expect(!path.contains(CGPoint(x: 11, y: 11)))
    #expect(path.contains(CGPoint(x: 20, y: 10.5)))
    #expect(abs(path.bounds.width - 20) < 0.01)
  }

  @Test func onlyTheCornersThatAreNamedAreRound() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))

    #expect(!path.contains(CGPoint(x: 11, y: 11)))
    #expect(path.contains(CGPoint(x: 29, y: 11)))
    #expect(!path.contains(CGPoint(x: 29, y: 29)))
    #expect(path.contains(CGPoint(x: 11, y: 29)))
    #expect(path.bounds == square)
  }

  @Test func aRadiusIsAtMostHalfTheSide() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 100)

    #expect(path.bounds == square)
    #expect(!path.contains(CGPoint(x: 12, y: 12)))
  }

  @Test(arguments: [(true, 5.0), (false, -5.0)])
  func clockwiseIsAsItIsSeen(clockwise: Bool, below: Double) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    path.close()

    #expect(path.contains(CGPoint(x: 0, y: below)))
    #expect(!path.contains(CGPoint(x: 0, y: -below)))
  }

  @Test func theEvenOddRuleLeavesAHole() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)))

    #expect(path.contains(CGPoint(x: 20, y: 20)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    #expect(path.contains(CGPoint(x: 12, y: 20)))
  }

  @Test func aReversedPathMakesAHoleByWinding() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)).reversing())

    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    #expect(path.contains(CGPoint(x: 12, y: 20)))
  }

  @Test func aPathReversedTwiceIsItself() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5),
      controlPoint2: CGPoint(x: 7, y: 5))
    path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 2, y: 8))

    #expect(path.reversing() != path)
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.reversing().reversing() == path)
  }

  @Test func aTransformMovesThePath() {
    let path = UIBezierPath(rect: square)

    path.apply(CGAffineTransform(translationX: 5, y: -5))

    #expect(path.bounds == square.offsetBy(dx: 5, dy: -5))
  }

  @Test func aFillAndItsClipPaintTheCurrentContext() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
      .image { _ in
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).addClip()
        UIColor.red.setFill()
        UIBezierPath(rect: square).fill()
      }

    let image = try #require(picture.cgImage)
    #expect(image.coverage == 200)
    #expect(image.color(x: 15, y: 15) == .red)
    #expect(image.alpha(x: 25, y: 15) == 0)
  }

  @Test func aStrokeIsAsWideAsItsLine() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
      .image { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        path.lineWidth = 6
        path.stroke(with: .normal, alpha: 0.5)
      }

    #expect(abs(try #require(picture.cgImage).coverage - 40 * 6 * 0.5) < 1)
  }
}
