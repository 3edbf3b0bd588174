import CoreGraphics
import Testing

struct PathTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let circle = CGPath(
    ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)

  @Test func aSquareIsAMoveThreeLinesAndAClosing() {
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    square.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
    }

    #expect(
      types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    #expect(points[2] == CGPoint(x: 10, y: 10))
    #expect(square.currentPoint == .zero)
  }

  @Test func theBoxOfAPathHoldsItsCurvesAndTheOtherItsHandlesToo() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test(arguments: [
    (CGPoint(x: 5, y: 5), true, false), (CGPoint(x: 15, y: 5), false, false),
    (CGPoint(x: 1, y: 1), true, true), (CGPoint(x: 9.9, y: 5), true, true),
  ])
  func aHoleOfTheSameSenseIsOneByTheEvenOddRuleOnly(point: CGPoint, winding: Bool, evenOdd: Bool) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))

    #expect(path.contains(point) == winding)
    #expect(path.contains(point, using: .evenOdd) == evenOdd)
  }

  @Test func anArcGoesTheLongWayRoundWhenItIsTold() {
    let (short, long) = (CGMutablePath(), CGMutablePath())
    short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(abs(short.length - 5 * .pi) < 0.01)
    #expect(abs(long.length - 15 * .pi) < 0.02)
    #expect(abs(long.currentPoint.y - 10) < 1e-9)
  }

  @Test func aFullTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)

    #expect(abs(path.length - 20 * .pi) < 0.02)
    #expect(abs(circle.length - 20 * .pi) < 0.02)
  }

  @Test func aRoundedCornerTouchesBothOfItsTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    #expect(distance(path.currentPoint, CGPoint(x: 10, y: 4)) < 1e-9)
    #expect(abs(path.length - (6 + 2 * .pi)) < 0.01)
  }

  @Test func cornersThatDoNotFitAreMadeSmaller() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let pill = CGPath(roundedRect: box, cornerWidth: 50, cornerHeight: 50, transform: nil)

    #expect(pill.boundingBoxOfPath == box)
    #expect(!pill.contains(CGPoint(x: 0.5, y: 0.5)) && pill.contains(CGPoint(x: 0.5, y: 5)))
  }

  @Test(arguments: [(0.0, 0.25, 10.0), (0.1, 0.6, 20.0), (0.0, 1.0, 40.0), (0.5, 0.4, 0.0)])
  func aTrimLeavesItsShareOfTheLength(from: CGFloat, to: CGFloat, length: CGFloat) {
    #expect(abs(square.trimmed(from: from, to: to).length - length) < 1e-9)
    #expect(abs(circle.trimmed(from: from, to: to).length - length / 40 * circle.length) < 1e-3)
  }

  @Test func aPointAtAShareOfTheLengthKnowsTheWay() throws {
    let (point, tangent) = try #require(square.point(atFraction: 0.375))

    #expect(distance(point, CGPoint(x: 10, y: 5)) < 1e-9)
    #expect(tangent == CGVector(dx: 0, dy: 1))
  }

  @Test(
    arguments: [(0, [0, 4, 6, 10]), (3, [0, 1, 3, 7, 9, 10]), (-1, [1, 5, 7, 10])]
      as [(CGFloat, [CGFloat])])
  func dashesBeginAtTheirPhase(phase: CGFloat, ends: [CGFloat]) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])

    let dashed = line.copy(dashingWithPhase: phase, lengths: [4, 2])

    #expect(dashed.elements.compactMap(\.end?.x) == ends)
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -1, width: 10, height: 2)),
    (.square, CGRect(x: -1, y: -1, width: 12, height: 2)),
    (.round, CGRect(x: -1, y: -1, width: 12, height: 2)),
  ])
  func aStrokesOutlineReachesAsFarAsItsCap(cap: CGLineCap, box: CGRect) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])

    let outline = line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    let bounds = outline.boundingBoxOfPath

    #expect(abs(bounds.minX - box.minX) < 1e-9 && abs(bounds.maxX - box.maxX) < 1e-9)
    #expect(abs(bounds.minY - box.minY) < 1e-9 && abs(bounds.maxY - box.maxY) < 1e-9)
    #expect(outline.contains(CGPoint(x: -0.9, y: 0.9)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: -0.5, y: 0)) == (cap != .butt))
  }

  @Test func anOutlineOfARingIsHollow() {
    let outline = square.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(outline.contains(CGPoint(x: 0.5, y: 5)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func aMutablePathsCopyStaysAsItWas() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(copy?.elements.count == 1 && path.elements.count == 2)
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}
