import Testing

@testable import QuartzCore

@Suite struct VectorTests {
  @Test(arguments: ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
  func timingFunctionsFollowTheirCurves(name: String) throws {
    let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
    let table = try #require(UIKitVectors.all.bezier[name])

    // Control points are kept in single precision, hence the tolerance.
    for pair in table { #expect(abs(function.value(at: pair[0]) - pair[1]) < 1e-6) }
  }

  @Test(arguments: UIKitVectors.all.uikit_spring)
  func uikitSpringsHaveTheirFrequencyAndPositions(vector: UIKitVectors.Spring) {
    let spring = SpringCurve.uikit(
      duration: vector.D, dampingRatio: vector.zeta, initialVelocity: vector.v)

    #expect(abs(spring.naturalFrequency - vector.omega) < 1e-6)
    #expect(abs(spring.stiffness - vector.k) < 1e-4)
    #expect(abs(spring.damping - vector.c) < 1e-6)
    for pair in vector.x { #expect(abs(spring.value(at: pair[0]) - pair[1]) < 1e-6) }
  }

  @Test func theNavigationSpringIsCriticallyDamped() {
    let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)

    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    for pair in UIKitVectors.all.nav_spring {
      #expect(abs(spring.value(at: pair[0]) - pair[1]) < 1e-6)
    }
  }

  @Test(arguments: UIKitVectors.all.flip)
  func theFlippingPageIsProjectedAboutTheContainersCentre(vector: UIKitVectors.Flip) {
    var container = LayerValues()
    container.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    container.sublayerTransform.m34 = -0.002
    var page = LayerValues()
    page.bounds = container.bounds
    page.anchorPoint = CGPoint(x: 0, y: 0.5)
    page.position = CGPoint(x: 0, y: 333.5)
    page.transform = CATransform3DMakeRotation(-vector.theta * .pi / 180, 0, 1, 0)
    let map = page.projection(in: container)

    for (x, expected) in [(375.0, vector.right), (187.5, vector.mid)] {
      let (top, bottom) = (map.apply(x, 0), map.apply(x, 667))
      #expect(abs(top.x - expected[0]) < 1e-6)
      #expect(abs(top.y - expected[1]) < 1e-6)
      #expect(abs(bottom.x - expected[0]) < 1e-6)
      #expect(abs(bottom.y - expected[2]) < 1e-6)
    }
  }
}
