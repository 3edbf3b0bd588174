import QuartzCore
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct SharpeningTests {
  private final class Ruler: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.black.setFill()
      UIRectFill(rect)
    }
  }

  /// A stage with a page that draws itself, turned about its left edge under a perspective.
  private func drawnPixels(turnedBy degrees: Double, perspective: Double = -1.0 / 500) throws -> Int
  {
    let stage = Stage(screen: StageScreen(size: CGSize(width: 375, height: 100), scale: 1))
    let ruler = stage.perform {
      let ruler = Ruler(frame: stage.window.bounds)
      stage.window.addSubview(ruler)
      stage.window.layer.sublayerTransform.m34 = perspective
      ruler.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      ruler.layer.position = CGPoint(x: 0, y: 50)
      ruler.layer.transform = CATransform3DMakeRotation(-degrees * .pi / 180, 0, 1, 0)
      return ruler
    }
    try stage.advance(to: 0)
    _ = stage.tree()
    return (ruler.layer.contents as? CGImage)?.width ?? 0
  }

  @Test func contentsThatAProjectionMagnifiesAreDrawnFiner() throws {
    #expect(try drawnPixels(turnedBy: 0) == 375)
    #expect(try drawnPixels(turnedBy: 15) == 750)
    #expect(try drawnPixels(turnedBy: 15, perspective: 0) == 375)
  }

  @Test func atRestContentsHaveTheirOwnResolutionAgain() throws {
    let stage = Stage(screen: StageScreen(size: CGSize(width: 375, height: 100), scale: 1))
    let ruler = stage.perform {
      let ruler = Ruler(frame: stage.window.bounds)
      stage.window.addSubview(ruler)
      stage.window.layer.sublayerTransform.m34 = -1.0 / 500
      ruler.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      return ruler
    }
    try stage.advance(to: 0)
    _ = stage.tree()
    #expect((ruler.layer.contents as? CGImage)?.width == 750)

    stage.perform { ruler.layer.transform = CATransform3DIdentity }
    try stage.advance(to: 1)
    _ = stage.tree()
    #expect((ruler.layer.contents as? CGImage)?.width == 375)
  }

  @Test func anAffineMapLeavesTheContentsAsTheyAre() throws {
    let stage = Stage(screen: StageScreen(size: CGSize(width: 40, height: 40), scale: 2))
    let ruler = stage.perform {
      let ruler = Ruler(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      ruler.transform = CGAffineTransform(scaleX: 4, y: 4)
      stage.window.addSubview(ruler)
      return ruler
    }
    try stage.advance(to: 0)
    _ = stage.tree()

    #expect((ruler.layer.contents as? CGImage)?.width == 20)
  }
}
