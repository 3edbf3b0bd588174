import Testing

@testable import Figures

@Suite struct TicksTests {
  @Test(arguments: [
    (0.3...0.7, 8, [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]),
    (0.0...375.0, 4, [0, 100, 200, 300, 400]),
    (187.5...562.5, 4, [100, 200, 300, 400, 500, 600]),
    (-62.0...0.0, 4, [-80, -60, -40, -20, 0]),
    (0.0...1.0, 4, [0, 0.5, 1]),
  ])
  func ticksAreRoundNumbersAroundARange(
    range: ClosedRange<Double>, count: Int, values: [Double]
  ) {
    #expect(Ticks(in: range, count: count, reachesOver: true).values == values)
  }

  @Test func labelsHaveAsManyDigitsAsTheyNeed() {
    #expect(Ticks(in: 0...1, count: 4, reachesOver: true).labels == ["0.0", "0.5", "1.0"])
    #expect(Ticks(in: -0.5...0.5, count: 2, reachesOver: true).labels == ["-0.5", "0.0", "0.5"])
    #expect(Ticks(in: 0...0.1, count: 4, reachesOver: true).labels.last == "0.10")
  }
}
