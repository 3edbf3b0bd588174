import Testing

@testable import QuartzCore

@Suite struct TransformInterpolationTests {
  private func angle(_ t: CATransform3D) -> Double { atan2(t.m12, t.m11) * 180 / .pi }

  private func turned(_ degrees: Double, about x: Double, _ y: Double, _ z: Double) -> CATransform3D
  {
    CATransform3DMakeRotation(degrees * .pi / 180, x, y, z)
  }

  @Test(arguments: [(90.0, 45.0), (170, 85), (180, -90), (270, -45), (-90, -45)])
  func turnsInThePlaneGoTheShortWay(degrees: Double, half: Double) {
    let end = CATransform3DMakeAffineTransform(
      CGAffineTransform(rotationAngle: degrees * .pi / 180))

    let middle = CATransform3DIdentity.interpolated(to: end, 0.5)

    #expect(abs(angle(middle) - half) < 1e-9)
    #expect(abs(middle.m11 * middle.m22 - middle.m12 * middle.m21 - 1) < 1e-12)
  }

  @Test(arguments: [0.1, 0.378138, 0.5, 0.9])
  func aTurnInSpaceIsRigidAndItsAngleLinear(fraction: Double) {
    let middle = CATransform3DIdentity.interpolated(to: turned(-90, about: 0, 1, 0), fraction)
    let expected = turned(-90 * fraction, about: 0, 1, 0)

    #expect(abs(middle.m11 - expected.m11) < 1e-12)
    #expect(abs(middle.m13 - expected.m13) < 1e-12)
    #expect(abs(middle.determinant - 1) < 1e-12)
  }

  @Test func scaleAndTranslationAreLinear() {
    let start = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 0.1, b: 0, c: 0, d: 0.1, tx: 0, ty: 0))
    let end = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 40, ty: 0))

    let middle = start.interpolated(to: end, 0.21625)

    #expect(abs(middle.m11 - (0.1 + 0.9 * 0.21625)) < 1e-12)
    #expect(abs(middle.m41 - 40 * 0.21625) < 1e-12)
  }

  @Test func aCollapsedEndIsMixedEntryByEntry() {
    let middle = CATransform3DMakeScale(0, 0, 1).interpolated(to: CATransform3DIdentity, 0.25)

    #expect(middle == CATransform3DMakeScale(0.25, 0.25, 1))
  }

  @Test func perspectiveIsKeptOnTheWay() {
    var start = CATransform3DIdentity
    start.m34 = -0.002
    let end = CATransform3DConcat(turned(60, about: 1, 0, 0), start)

    let middle = start.interpolated(to: end, 0.5)
    let expected = CATransform3DConcat(turned(30, about: 1, 0, 0), start)

    #expect(abs(middle.m34 - expected.m34) < 1e-9)
    #expect(abs(middle.m24 - expected.m24) < 1e-9)
    #expect(abs(middle.m22 - expected.m22) < 1e-9)
  }

  @Test func theInverseUndoes() {
    var matrix = turned(33, about: 1, 2, 3)
    (matrix.m34, matrix.m41, matrix.m42) = (-0.001, 12, -7)

    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))

    #expect(abs(product.m11 - 1) < 1e-12)
    #expect(abs(product.m41) < 1e-9)
    #expect(abs(product.m34) < 1e-12)
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
  }
}
