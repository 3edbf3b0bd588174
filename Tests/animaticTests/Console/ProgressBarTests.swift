import ImageFiles
import Testing

@testable import animatic

@Suite struct ProgressBarTests {
  @Test(arguments: [(0, 10, 0), (5, 10, 15), (10, 10, 30), (12, 10, 30), (0, 0, 0)])
  func aLineIsFilledAsFarAsTheWorkIsDone(done: Int, total: Int, filled: Int) {
    let line = ProgressBar.line(done: done, total: total)

    #expect(line.count { $0 == "━" } == filled)
    #expect(line.count { $0 == "─" } == 30 - filled)
  }

  @Test func aPartThatIsOverCountsWhatItHad() {
    let console = Console(data: Descriptor(1), talk: Descriptor(2), isColored: false)
    let bar = ProgressBar(expected: [10, 20], console: console, isTerminal: false)
    for _ in 0..<12 { bar.advance(0) }
    bar.advance(1)
    #expect(bar.progress == (13, 32))

    bar.end(0)
    bar.end(1)

    #expect(bar.progress == (13, 13))
  }
}
