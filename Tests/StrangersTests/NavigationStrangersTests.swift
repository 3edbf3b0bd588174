import QuartzCore
import Testing
import UIKit

@Suite("Strangers' pushes")
@MainActor
struct NavigationStrangersTests {
  private func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(one - other) < tolerance
  }

  @Test("Swift 3: a slide with long keys and old names")
  func slide() throws {
    let play = try Playhouse(pushingBy: SlideNavigationDelegate())

    try play.advance(to: 0.25)
    #expect(play.frame(play.to.view).minX == 187.5)
    #expect(play.frame(play.from.view).minX == -187.5)
    try play.end(at: 0.5)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("A mask of a shape layer opens by an explicit animation and its delegate")
  func circle() throws {
    let play = try Playhouse(pushing: CircleReveal(origin: CGPoint(x: 0, y: 667)))

    try play.advance(to: 0.3)
    let mask = try #require(play.to.view.layer.mask?.presentation() as? CAShapeLayer)
    let reach = 0.5 * hypot(375.0, 667.0)
    #expect(isNear(mask.path?.boundingBox.maxX ?? 0, reach))
    try play.end(at: 0.6)
    #expect(play.to.view.layer.mask == nil)
  }

  @Test("Halves of the old page as resizable snapshots")
  func doors() throws {
    let play = try Playhouse(pushing: Doors())
    let container = try #require(play.to.view.superview)
    let left = try #require(container.viewWithTag(1))
    let right = try #require(container.viewWithTag(2))

    try play.advance(to: 0.25)
    #expect(isNear(play.frame(left).maxX, 187.5 / 2))
    #expect(isNear(play.frame(right).minX, 375 - 187.5 / 2))
    #expect(isNear(play.frame(play.to.view).width, 375 * 0.95))
    try play.end(at: 0.5)
    #expect(left.superview == nil && play.from.view.superview == nil)
  }

  @Test("Boxed values, groups and the completion block of a transaction")
  func layers() throws {
    let play = try Playhouse(pushing: LayerPush())

    try play.advance(to: 0.2)
    #expect(play.frame(play.to.view).minX == 187.5)
    #expect(play.frame(play.from.view).width == 375 * 0.75)
    #expect(play.alpha(play.from.view) == 0.5)
    try play.end(at: 0.4)
    #expect(play.alpha(play.from.view) == 1)
  }

  @Test("Faces of a cube turn about their common edge")
  func cube() throws {
    let play = try Playhouse(pushing: Cube())

    try play.advance(to: 0.25)
    let turned = (play.to.view.layer.presentation() ?? play.to.view.layer).transform
    #expect(isNear(turned.m11, cos(.pi / 4), 1e-6))
    try play.end(at: 0.5)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("A soft edge: locations of a gradient that masks")
  func wipe() throws {
    let play = try Playhouse(pushing: GradientWipe())

    try play.advance(to: 0.25)
    let mask = try #require(play.to.view.layer.mask?.presentation() as? CAGradientLayer)
    #expect(mask.locations?.map(\.doubleValue) == [0.375, 0.625])
    try play.end(at: 0.5)
    #expect(play.to.view.layer.mask == nil)
  }

  @Test("Additive key frames on a spring, completed by the main queue")
  func shake() throws {
    let play = try Playhouse(pushing: ShakeIn())

    try play.advance(to: 0.4)
    let shown = (play.to.view.layer.presentation() ?? play.to.view.layer).transform
    #expect(isNear(shown.m41, -40, 1e-6))
    try play.advance(to: 0.6)
    try play.end(at: 0.8)
  }

  @Test("A curtain falls and rises: blocks in completions")
  func curtain() throws {
    let play = try Playhouse(pushing: TwoStages())
    let curtain = try #require(play.window.viewWithTag(42))

    try play.advance(to: 0.25)
    #expect(play.alpha(curtain) == 0.5)
    #expect(play.to.view.superview == nil)
    try play.advance(to: 0.75)
    #expect(isNear(play.alpha(curtain), 0.5, 1e-6))
    #expect(play.to.view.superview === curtain.superview)
    try play.end(at: 1)
    #expect(curtain.superview == nil && !play.from.view.isHidden)
  }

  @Test("A screenshot in slices, each with a delay of its own")
  func slices() throws {
    let play = try Playhouse(pushing: Slices())
    let container = try #require(play.to.view.superview)
    let slices = container.subviews.compactMap { $0 as? UIImageView }

    #expect(slices.map(\.frame.minX) == [0, 75, 150, 225, 300])
    #expect(slices.allSatisfy { $0.image?.size == CGSize(width: 75, height: 667) })
    try play.advance(to: 0.5)
    #expect(slices[0].superview == nil)
    #expect(play.frame(slices[4]).minY < play.frame(slices[1]).minY)
    try play.end(at: 0.9)
    #expect(slices[4].superview == nil)
  }

  @Test("A dissolve of UIKit's own between two views")
  func dissolve() throws {
    let play = try Playhouse(pushing: FlipOver())
    try play.end(at: 0.5)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("The container turns over")
  func turn() throws {
    let play = try Playhouse(pushing: TurnOver())
    try play.advance(to: 0.3)
    try play.end(at: 0.6)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("Folds of an accordion, made by a generic factory")
  func accordion() throws {
    let play = try Playhouse(pushing: Factory.make(Accordion.self, with: .standard))
    let container = try #require(play.to.view.superview)
    let folds = container.subviews.filter { $0.bounds.width == 93.75 }

    #expect(folds.map(\.frame.minX) == [0, 93.75, 187.5, 281.25])
    try play.advance(to: 0.25)
    #expect(isNear(play.frame(folds[2]).minX, 93.75))
    #expect(isNear(play.frame(folds[2]).width, 93.75 / 2, 0.02))
    try play.end(at: 0.5)
    #expect(folds.allSatisfy { $0.superview == nil } && !play.from.view.isHidden)
  }

  @Test("An interruptible animator, the same each time")
  func interruptible() throws {
    let play = try Playhouse(pushing: Interruptible())

    try play.advance(to: 0.25)
    #expect(isNear(play.frame(play.to.view).minX, 187.5))
    #expect((play.to.view.layer.presentation() ?? play.to.view.layer).cornerRadius == 10)
    try play.end(at: 0.5)
    #expect(play.to.view.frame == play.window.bounds)
  }

  @Test("Property animators by cubic and spring timing parameters")
  func springBoard() throws {
    let play = try Playhouse(pushing: SpringBoard())

    try play.advance(to: 0.15)
    #expect(isNear(play.alpha(play.to.view), 0.5, 1e-6))
    #expect(play.frame(play.to.view).width > 375 / 2 && play.frame(play.to.view).width < 375)
    try play.advance(to: 2)
    #expect(play.completions == ["completeTransition(true)"])
    #expect(UIKitLog.current.warnings.isEmpty && play.to.view.transform == .identity)
  }
}
