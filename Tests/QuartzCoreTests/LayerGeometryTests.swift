import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerGeometryTests {
  @Test func settingAFrameThroughATransformFitsTheBoxAroundTheBounds() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(layer.bounds.width == 5)
    #expect(abs(layer.bounds.height - 10.0 / 3) < 1e-12)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // Uncertain: not measured on a device; published animators move a view, set its frame and find it
  // there.
  @Test func aFrameThatIsSetThroughATranslationIsTheOneThatIsRead() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(30, -100, 0))
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)

    #expect(layer.bounds.size == CGSize(width: 20, height: 30))
    #expect(layer.position == CGPoint(x: -20, y: 180))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test func theFrameIsTheBoxAroundTheTransformedBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

    let frame = layer.frame
    #expect(abs(frame.minX - 20) < 1e-9)
    #expect(abs(frame.minY - 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9)
    #expect(abs(frame.height - 40) < 1e-9)
  }

  @Test func movingTheAnchorKeepsThePositionAndMovesThePicture() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)

    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame.origin == CGPoint(x: 50, y: 0))
  }

  @Test func aSublayerTransformActsAboutTheAnchor() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.anchorPoint = .zero
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = CALayer()
    child.anchorPoint = .zero
    parent.addSublayer(child)

    #expect(child.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 20, y: 20))
    #expect(child.convert(CGPoint(x: 20, y: 20), from: parent) == CGPoint(x: 10, y: 10))
  }

  @Test func boundsOriginScrollsTheSublayers() {
    let parent = CALayer()
    parent.bounds = CGRect(x: 0, y: 30, width: 100, height: 100)
    parent.position = CGPoint(x: 50, y: 50)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 40, width: 10, height: 10)
    parent.addSublayer(child)

    #expect(parent.hitTest(CGPoint(x: 5, y: 15)) === child)
    #expect(parent.hitTest(CGPoint(x: 5, y: 45)) === parent)
  }

  @Test func siblingsAreHitFromTheFront() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (low, high) = (CALayer(), CALayer())
    for layer in [high, low] {
      layer.frame = parent.bounds
      parent.addSublayer(layer)
    }
    high.zPosition = 1

    #expect(parent.hitTest(CGPoint(x: 5, y: 5)) === high)
  }

  @Test func namesReachTheirFields() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.scale")
    layer.setValue(Double.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(30.0, forKeyPath: "transform.translation.x")
    layer.setValue("mine", forKey: "purpose")

    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(0.5, 0.5, 0.5), CATransform3DMakeRotation(.pi / 6, 0, 0, 1)),
      CATransform3DMakeTranslation(30, 0, 0))
    #expect(abs(layer.transform.m11 - expected.m11) < 1e-12)
    #expect(abs(layer.transform.m12 - expected.m12) < 1e-12)
    #expect(layer.transform.m41 == 30)
    #expect(layer.value(forKey: "purpose") as? String == "mine")
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double
    #expect(abs((angle ?? 0) - .pi / 6) < 1e-12)
  }
}
