import CoreGraphics
import Testing

struct TransformTests {
  private let turn = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func anOperationComesBeforeTheTransformItIsAppliedTo() {
    let t = CGAffineTransform(scaleX: 2, y: 3)

    #expect(t.translatedBy(x: 1, y: 1) == CGAffineTransform(2, 0, 0, 3, 2, 3))
    #expect(
      t.concatenating(CGAffineTransform(translationX: 1, y: 1))
        == CGAffineTransform(2, 0, 0, 3, 1, 1))
    #expect(CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 2).tx == 5)
  }

  @Test func aRotationTurnsTheXAxisTowardsTheYAxis() {
    let point = CGPoint(x: 1, y: 0).applying(turn)

    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    #expect(turn.rotated(by: .pi / 2).a == -1)
  }

  @Test func whatIsInvertedUndoes() {
    let t = CGAffineTransform(2, 1, -1, 3, 10, 20)
    let back = CGPoint(x: 4, y: 5).applying(t).applying(t.inverted())

    #expect(abs(back.x - 4) < 1e-12 && abs(back.y - 5) < 1e-12)
  }

  @Test func aSingularMatrixIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleBecomesTheBoxAroundItsCorners() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)

    #expect(abs(box.minX + 1) < 1e-12 && abs(box.width - 1) < 1e-12 && abs(box.height - 2) < 1e-12)
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGSize(width: 2, height: 1).applying(CGAffineTransform(1, 0, 0, 1, 9, 9)).width == 2)
  }

  @Test(arguments: [
    CGAffineTransform(2, 1, -1, 3, 10, 20), CGAffineTransform(rotationAngle: 1),
    CGAffineTransform(-1, 0, 0, 1, 0, 0), CGAffineTransform(0, 2, 3, 0, 1, 1),
  ])
  func whatIsTakenApartGoesTogetherAgain(t: CGAffineTransform) {
    let again = CGAffineTransform(t.decomposed())

    let pairs = [
      (t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx),
      (t.ty, again.ty),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-12 })
  }
}
