import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct StageTouchTests {
  private let stage = Stage(
    screen: StageScreen(size: CGSize(width: 100, height: 100), scale: 1))

  private func recorder() -> Recorder {
    stage.perform {
      let view = Recorder(frame: stage.window.bounds)
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func aFingerMovesSixtyTimesASecondAndGoesWhereItEnds() throws {
    let view = recorder()
    var ended: Double?

    stage.touch(
      [.drag(from: .zero, to: CGPoint(x: 30, y: 0), duration: 0.04)], at: 1
    ) { [stage] in ended = stage.now }
    try stage.advance(to: 2)

    #expect(
      view.log == [
        "1.000 began 0.0", "1.017 moved 12.5", "1.033 moved 25.0", "1.040 moved 30.0",
        "1.040 ended 30.0",
      ])
    #expect(ended == 1.04)
  }

  @Test func aFingerThatRestsIsNotHeardOf() throws {
    let view = recorder()

    stage.touch([.tap(at: CGPoint(x: 5, y: 5), for: 0.5)], at: 0)
    try stage.advance(to: 1)

    #expect(view.log == ["0.000 began 5.0", "0.500 ended 5.0"])
  }

  @Test func theSystemMayTakeATouchAway() throws {
    let view = recorder()

    stage.touch(
      [.drag(from: .zero, to: CGPoint(x: 3, y: 0), duration: 0.01, ending: .cancelled)], at: 0)
    try stage.advance(to: 1)

    #expect(view.log == ["0.000 began 0.0", "0.010 moved 3.0", "0.010 cancelled 3.0"])
  }

  @Test func theStageKnowsWhereItsFingersAre() throws {
    stage.touch(
      [
        .drag(from: .zero, to: CGPoint(x: 10, y: 0), duration: 1), .tap(at: .zero, for: 0.5),
      ], at: 2)

    #expect(stage.fingers(at: 1.99).isEmpty)
    #expect(
      stage.fingers(at: 2.5) == [
        Finger(location: CGPoint(x: 5, y: 0), downSince: 2, goneSince: nil),
        Finger(location: .zero, downSince: 2, goneSince: 2.5),
      ])
    #expect(stage.fingers(at: 9).map(\.goneSince) == [3, 2.5])
  }
}

/// Writes down what it hears of the first of the fingers on it, with the time and its x.
private final class Recorder: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let x = (touch.location(in: self).x * 10).rounded() / 10
    log.append("\(String(format: "%.3f", touch.timestamp)) \(what) \(x)")
  }
}
