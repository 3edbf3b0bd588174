import Stage
import Testing

@testable import Scenes

/// The gallery's subclass of the percent-driven class, which owns its gesture.
@Suite @MainActor struct PullDownTests {
  private func play(_ drag: String) throws -> Rehearsal {
    let rehearsal = try Rehearsal(
      text: """
        canvas: {size: 200x400, scale: 1}
        screens: {first: {controller: PullDownScreen}}
        root: first
        script:
          - tap: [50%, 50%]
            expect: finished
          - hold: 0.5s
          - drag: \(drag)
        """)
    #expect(rehearsal.play() == nil)
    return rehearsal
  }

  private func end(_ rehearsal: Rehearsal) -> (call: String?, over: String?) {
    let calls = rehearsal.performance.log.calls.map(\.call)
    return (calls.last { $0.hasSuffix("InteractiveTransition()") }, calls.last)
  }

  @Test func aPageThatIsPulledFarEnoughGoes() throws {
    let rehearsal = try play(
      "[{from: [50%, 20%], to: [50%, 80%], over: 1s}, {to: [50%, 80%], over: 0.2s}]")

    #expect(end(rehearsal).call == "finishInteractiveTransition()")
    #expect(end(rehearsal).over == "PulledPage to first finished")
  }

  @Test func aPageThatIsThrownGoesFromBeforeTheHalf() throws {
    let rehearsal = try play("{from: [50%, 20%], to: [50%, 50%], over: 0.15s}")

    #expect(end(rehearsal).over == "PulledPage to first finished")
  }

  @Test(arguments: [
    "[{from: [50%, 20%], to: [50%, 50%], over: 1s}, {to: [50%, 50%], over: 0.2s}]",
    "{from: [50%, 20%], to: [50%, 95%], over: 1s, then: cancel}",
  ])
  func otherwiseItComesBack(drag: String) throws {
    let rehearsal = try play(drag)

    #expect(end(rehearsal).call == "cancelInteractiveTransition()")
    #expect(end(rehearsal).over == "PulledPage to first cancelled")
  }
}
