import Testing

@testable import Stage

@Suite struct CallRunTests {
  private func call(
    _ time: Double, _ text: String, kind: String = "context", of subject: String = ""
  ) -> LoggedCall {
    LoggedCall(step: 1, time: time, kind: kind, subject: subject, call: text)
  }

  private func texts(_ calls: LoggedCall...) -> [String] {
    CallRun.folding(calls).map(\.text)
  }

  @Test func updatesThatFollowEachOtherAreOneLine() {
    #expect(
      texts(
        call(0.1, "startInteractiveTransition(_:)"), call(0.1, "updateInteractiveTransition(0.02)"),
        call(0.2, "updateInteractiveTransition(0.3)"),
        call(0.9164, "updateInteractiveTransition(0.6)"), call(1, "finishInteractiveTransition()"))
        == [
          "startInteractiveTransition(_:)",
          "updateInteractiveTransition(0.02 … 0.6), 3 times until 0.916",
          "finishInteractiveTransition()",
        ])
  }

  @Test func anUpdateOfItsOwnStandsAsItIs() {
    #expect(
      texts(call(0.1, "updateInteractiveTransition(0.5)"), call(0.2, "pause()"))
        == ["updateInteractiveTransition(0.5)", "pause()"])
  }

  @Test func numbersAreShort() {
    #expect(
      texts(
        call(0.1, "updateInteractiveTransition(1e-05)"),
        call(0.2, "updateInteractiveTransition(0.30000000000000004)"), call(0.2, "at -0.66666 s"))
        == ["updateInteractiveTransition(1e-05 … 0.3), 2 times until 0.200", "at -0.667 s"])
  }

  @Test func aFingerAndWhatItDrivesFoldEachIntoALine() {
    #expect(
      texts(
        call(
          0.1, "changed at (10.0, 20.0), translation (1.0, 0.0), velocity (60.0, 0.0)",
          kind: "gesture", of: "UIPanGestureRecognizer"),
        call(0.1, "updateInteractiveTransition(0.1)"),
        call(
          0.2, "changed at (30.0, 20.0), translation (21.0, 0.0), velocity (90.0, 0.0)",
          kind: "gesture", of: "UIPanGestureRecognizer"),
        call(0.2, "updateInteractiveTransition(0.2)"))
        == [
          "changed at (10.0, 20.0) … (30.0, 20.0), translation (1.0, 0.0) … (21.0, 0.0), 2 times"
            + " until 0.200",
          "updateInteractiveTransition(0.1 … 0.2), 2 times until 0.200",
        ])
  }

  @Test func aPinchFoldsToItsScales() {
    #expect(
      texts(
        call(0.1, "changed at (10.0, 20.0), scale 1.100, velocity 2.000", kind: "gesture"),
        call(0.2, "changed at (10.0, 20.0), scale 1.500, velocity 0.100", kind: "gesture"))
        == ["changed at (10.0, 20.0), scale 1.100 … 1.500, 2 times until 0.200"])
  }

  @Test func anAnswerFollowsItsQuestion() {
    var question = call(0.1, "animationControllerFor push", kind: "delegate")
    question.answer = "PushScale"

    #expect(texts(question) == ["animationControllerFor push → PushScale"])
  }

  @Test func anotherCallBeginsAnotherRun() {
    #expect(
      texts(
        call(0.1, "updateInteractiveTransition(0.1)"),
        call(0.2, "updateInteractiveTransition(0.2)"),
        call(0.2, "pauseInteractiveTransition()"), call(0.3, "updateInteractiveTransition(0.3)"),
        call(0.4, "updateInteractiveTransition(0.3)"))
        == [
          "updateInteractiveTransition(0.1 … 0.2), 2 times until 0.200",
          "pauseInteractiveTransition()",
          "updateInteractiveTransition(0.3), 2 times until 0.400",
        ])
  }

  @Test func appearanceCallbacksAreNeverFolded() {
    let twice = call(0.1, "viewDidLoad()", kind: "appearance", of: "a")

    #expect(texts(twice, twice) == ["viewDidLoad()", "viewDidLoad()"])
  }

  @Test(arguments: [(0.0, "0.000"), (0.9, "0.900"), (1.0005, "1.001"), (61.0625, "61.063")])
  func aTimeHasThreeDecimals(time: Double, text: String) {
    #expect(time.clock == text)
  }
}
