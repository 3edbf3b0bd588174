import Testing

@testable import animatic

@Suite struct ProgressBarTests {
  @Test(arguments: [(0, 10, 0), (5, 10, 15), (10, 10, 30), (12, 10, 30), (0, 0, 0)])
  func aLineIsFilledAsFarAsTheWorkIsDone(done: Int, total: Int, filled: Int) {
    let line = ProgressBar.line(done: done, total: total)

    #expect(line.count { $0 == "━" } == filled)
    #expect(line.count { $0 == "─" } == 30 - filled)
  }
}
