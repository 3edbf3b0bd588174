import Stage
import Testing

@testable import Scenes

/// What keeps a distance from the sides has a size on every screen.
@Suite @MainActor struct SmallScreenTests {
  @Test(
    arguments: [(1, 1), (60, 100), (80, 160), (60, 300), (375, 667)],
    [
      "presentation: DimmedCard", "transition: ModalZoomPresent",
      "presentation: DimmedCard, transition: ModalZoomPresent",
    ])
  func aCardLiesInside(size: (width: Int, height: Int), way: String) throws {
    let rehearsal = try Rehearsal(
      text: """
        canvas: {size: \(size.width)x\(size.height), scale: 1}
        screens: {a: {view: []}, b: {view: []}, c: {controller: FlippedChildrenScreen}}
        root: a
        script: [{present: b, \(way)}, {dismiss: }, {present: c}]
        """)
    for time in [0.1, 0.3, 0.39, 0.8, 1.2] {
      let layers = try Tracer.trace(rehearsal.performance, at: [time])[0].layers

      for layer in layers {
        let numbers = layer.bounds + layer.position + layer.scale
        let isFinite = numbers.allSatisfy(\.isFinite)
        #expect(isFinite, "\(layer.path) at \(time) s: \(numbers)")
        #expect(layer.bounds[2] >= 0 && layer.bounds[3] >= 0, "\(layer.path)")
      }
    }
  }

  @Test(arguments: [
    (375, 667, [40.0, 80, 295, 507]), (60, 100, [15, 25, 30, 50]), (100, 1000, [25, 80, 50, 840]),
  ])
  func theMarginsOfADimmedCardAreAQuarterAtMost(width: Int, height: Int, frame: [Double]) throws {
    let rehearsal = try Rehearsal(
      text: """
        canvas: {size: \(width)x\(height), scale: 1}
        screens: {a: {view: []}, b: {view: []}}
        root: a
        script: [{present: b, presentation: DimmedCard, transition: none}, {hold: 1s}]
        """)

    #expect(try rehearsal.layer(of: "b", at: 0.5)?.frame == frame)
  }
}
