import QuartzCore
import Testing

@testable import Scenes

@Suite struct DecompositionTests {
  private func expect(_ matrix: CATransform3D, scale: [Double], rotation: [Double]) {
    let parts = Decomposition(matrix)

    for (part, expected) in zip(parts.scale + parts.rotation, scale + rotation) {
      #expect(abs(part - expected) < 1e-9, "\(parts)")
    }
  }

  @Test(arguments: [
    (0, [1.0, 0, 0]), (1, [0.0, 1, 0]), (2, [0.0, 0, 1]),
  ])
  func aTurnAboutAnAxisIsToldAsItsAngle(index: Int, axis: [Double]) {
    for degrees in [-170.0, -120, -90, -30, 0, 45, 89, 90, 91, 135, 179] {
      var rotation = [0.0, 0, 0]
      rotation[index] = degrees

      expect(
        CATransform3DMakeRotation(degrees * .pi / 180, axis[0], axis[1], axis[2]),
        scale: [1, 1, 1], rotation: rotation)
    }
  }

  @Test func aScaleAndATurnAreToldApart() {
    let turn = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)

    expect(CATransform3DScale(turn, 2, 0.5, 1), scale: [2, 0.5, 1], rotation: [0, 0, 30])
  }

  @Test func aMirrorIsANegativeScale() {
    expect(CATransform3DMakeScale(-2, 1, 1), scale: [-2, 1, 1], rotation: [0, 0, 0])
  }

  @Test func aScaleOfNothingHasNoTurn() {
    expect(CATransform3DMakeScale(0, 0, 1), scale: [0, 0, 1], rotation: [0, 0, 0])
  }
}
