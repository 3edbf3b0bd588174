import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Transitions of a layer from one look to another")
@MainActor
struct PassageTests {
  /// A layer of 100×50 points that was red and becomes blue.
  private func passing(
    _ change: (CATransition) -> Void = { _ in }
  ) throws -> (layer: CALayer, clock: AnimationClock) {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.backgroundColor = .red
    try clock.advance(to: 0)

    let transition = CATransition()
    transition.duration = 1
    change(transition)
    layer.add(transition, forKey: "mine")
    CATransaction.setDisableActions(true)
    layer.backgroundColor = .blue
    return (layer, clock)
  }

  @Test("It is kept under a key of its own, and gone at the end")
  func key() throws {
    let (layer, clock) = try passing()

    #expect(layer.animationKeys() == [kCATransition])
    try clock.advance(to: 1)
    #expect(layer.animationKeys() == nil)
    #expect(layer.layer(at: 1).sublayers.isEmpty)
    #expect(layer.layer(at: 1).backgroundColor == .blue)
  }

  @Test("A fade shows the new look through the old one, in the layer's place")
  func fade() throws {
    let (layer, _) = try passing()

    let node = layer.layer(at: 0.25)

    #expect(node.values.frame == layer.frame)
    #expect(node.values.backgroundColor == nil)
    #expect(node.sublayers.map(\.values.backgroundColor) == [.red, .blue])
    #expect(node.sublayers.map(\.values.opacity) == [1, 0.25])
    #expect(node.sublayers.allSatisfy { $0.values.frame == layer.bounds })
  }

  @Test(
    "A push moves and fades both",
    arguments: [
      (CATransitionSubtype.fromRight, CGPoint(x: -25, y: 0), CGPoint(x: 75, y: 0)),
      (.fromLeft, CGPoint(x: 25, y: 0), CGPoint(x: -75, y: 0)),
      (.fromTop, CGPoint(x: 0, y: -12.5), CGPoint(x: 0, y: 37.5)),
      (.fromBottom, CGPoint(x: 0, y: 12.5), CGPoint(x: 0, y: -37.5)),
    ])
  func push(subtype: CATransitionSubtype, old: CGPoint, new: CGPoint) throws {
    let (layer, _) = try passing {
      $0.type = .push
      $0.subtype = subtype
    }

    let looks = layer.layer(at: 0.25).sublayers.map(\.values)

    #expect(looks.map(\.frame.origin) == [old, new])
    #expect(looks.map(\.opacity) == [0.75, 0.25])
  }

  @Test("What moves in lies on top, what is revealed below")
  func order() throws {
    let movesIn = try passing { $0.type = .moveIn }.layer.layer(at: 0.5).sublayers.map(\.values)
    let reveal = try passing { $0.type = .reveal }.layer.layer(at: 0.5).sublayers.map(\.values)

    #expect(movesIn.map(\.backgroundColor) == [.red, .blue])
    #expect(movesIn.map(\.frame.minX) == [0, -50])
    #expect(reveal.map(\.backgroundColor) == [.blue, .red])
    #expect(reveal.map(\.frame.minX) == [0, 50])
  }

  @Test("Part of the way only")
  func part() throws {
    let (layer, _) = try passing {
      $0.startProgress = 0.5
      $0.endProgress = 0.9
    }

    #expect(layer.layer(at: 0.5).sublayers.last?.values.opacity == 0.7)
  }
}
