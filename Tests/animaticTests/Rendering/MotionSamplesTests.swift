import Testing

@testable import animatic

@Suite struct MotionSamplesTests {
  @Test(
    arguments: [
      (3, [1.0...2], [1, 1.5, 2]),
      (5, [0...0.4, 1.4...1.8], [0, 0.2, 1.4, 1.6, 1.8]),
      (1, [1.0...2], [1]),
      (8, [0.29...0.3], [0.29, 0.3]),
      (4, [], [0]),
    ] as [(Int, [ClosedRange<Double>], [Double])])
  func timesDivideTheTimeOfMotion(
    count: Int, movements: [ClosedRange<Double>], times: [Double]
  ) {
    #expect(MotionSamples.evenly(count, in: movements) == times)
  }

  @Test func manyMovementsAreShownAsOne() {
    let movements = (0..<9).map { Double($0)...(Double($0) + 0.5) }

    let rows = MotionSamples.rows(of: movements)

    #expect(rows.map(\.count) == [48])
    #expect(rows[0].first == 0)
    #expect(rows[0].last == 8.5)
  }

  @Test func rowsAreBrokenEvenly() {
    let times = (0..<10).map { Double($0) / 10 }

    #expect(StripRows([times], columns: nil).captioned.map(\.count) == [5, 5])
    #expect(StripRows([times], columns: 4).captioned.map(\.count) == [4, 4, 2])
    #expect(StripRows([[0, 1], [2]], columns: nil).captioned.map(\.count) == [2, 1])
  }

  @Test(
    arguments: [
      ([0, 1, 2], ["0 s", "1 s", "2 s"]),
      ([0, 0.5, 1], ["0.0 s", "0.5 s", "1.0 s"]),
      ([0.3, 0.35, 10], ["0.30 s", "0.35 s", "10.00 s"]),
      ([0, 1.0 / 3], ["0.000 s", "0.333 s"]),
    ] as [([Double], [String])])
  func captionsHaveOneNumberOfDigits(times: [Double], captions: [String]) {
    #expect(StripRows([times], columns: nil).captioned[0].map(\.caption) == captions)
  }
}
