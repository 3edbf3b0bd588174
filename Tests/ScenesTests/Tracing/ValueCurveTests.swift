import Testing

@testable import Scenes

@Suite struct ValueCurveTests {
  private func layer(
    _ path: String, x: Double = 0, opacity: Double = 1, scale: [Double] = [1, 1, 1],
    isHidden: Bool = false, isAnimating: Bool = false
  ) -> LayerState {
    LayerState(
      path: path, name: path, depth: path.split(separator: "/").count - 1, position: [x, 0],
      bounds: [0, 0, 1, 1], anchorPoint: [0.5, 0.5], zPosition: 0, translation: [0, 0, 0],
      scale: scale, rotation: [0, 0, 0], opacity: opacity, isHidden: isHidden, cornerRadius: 0,
      isAnimating: isAnimating)
  }

  private func curves(_ moments: [[LayerState]]) -> [ValueCurve] {
    ValueCurve.curves(of: moments.enumerated().map { (Double($0.offset), $0.element) })
  }

  private func values(_ curve: ValueCurve?) -> [[Double]] {
    curve?.stretches.map { $0.map(\.value) } ?? []
  }

  @Test func whatMovesHasACurveAndWhatJumpsHasNone() {
    let found = curves([
      [layer("w/a[0]", x: 1), layer("w/b[0]", opacity: 0)],
      [layer("w/a[0]", x: 2), layer("w/b[0]", opacity: 1)],
      [layer("w/a[0]", x: 4), layer("w/b[0]", opacity: 1)],
    ])

    #expect(found.map(\.layer) == ["a"])
    #expect(found.map(\.property.name) == ["position.x"])
    #expect(
      found.first?.stretches == [
        [.init(time: 0, value: 1), .init(time: 1, value: 2), .init(time: 2, value: 4)]
      ])
  }

  @Test func aScaleThatIsEvenIsOne() {
    let even = curves((1...3).map { [layer("a", scale: [Double($0), Double($0), 1])] })
    let uneven = curves((1...3).map { [layer("a", scale: [Double($0), Double($0 * $0), 1])] })

    #expect(even.map(\.property.name) == ["scale"])
    #expect(uneven.map(\.property.name) == ["scale.x", "scale.y"])
  }

  @Test func aLayerThatIsHiddenOrGoneHasNoValues() {
    let found = curves([
      [layer("a", x: 1)], [layer("a", x: 2)], [layer("a", x: 9, isHidden: true)],
      [layer("a", x: 3)], [], [layer("a", x: 5)],
    ])

    #expect(values(found.first) == [[1, 2], [3], [5]])
  }

  @Test func aJumpAtTheEndOfAnAnimationIsNoSlope() {
    let back = curves(
      [0, 1, 2, 3].map { [layer("a", x: $0, isAnimating: true)] } + [[layer("a", x: 90)]])
    let on = curves(
      [0, 1, 2, 3].map { [layer("a", x: $0, isAnimating: true)] } + [[layer("a", x: 4)]])
    let start = curves(
      [[layer("a", x: 90)]] + [0, 1, 2, 3].map { [layer("a", x: $0, isAnimating: true)] })
    let finger = curves([0, 1, 2, 90].map { [layer("a", x: $0)] })

    #expect(values(back.first) == [[0, 1, 2, 3], [90]])
    #expect(values(on.first) == [[0, 1, 2, 3, 4]])
    #expect(values(start.first) == [[90], [0, 1, 2, 3]])
    #expect(values(finger.first) == [[0, 1, 2, 90]])
  }

  @Test func layersOfOneNameAreToldApartByTheOnesAbove() {
    let paths = ["w/a[0]/v[0]", "w/b[0]/v[0]", "w/b[0]/v[1]", "w/c[0]"]

    let found = curves((0..<3).map { x in paths.map { layer($0, x: Double(x)) } })

    #expect(found.map(\.layer) == ["a/v", "b/v", "v[1]", "c"])
  }
}
