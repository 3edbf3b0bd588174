import Testing

@testable import FrameCoding

@Suite struct FractionTests {
  @Test(arguments: [
    ([0, 7], [0, 1]), ([6, 4], [3, 2]), ([65_535, 1], [65_535, 1]),
    ([23_520_000, 705_600_000], [1, 30]),
    ([314_159_265, 100_000_000], [355, 113]), ([1, 1_000_000], [0, 1]),
  ])
  func aQuotientIsReducedOrCameNearTo(quotient: [Int], fraction: [Int]) {
    let found = Fraction(quotient[0], over: quotient[1])

    #expect([found.numerator, found.denominator] == fraction)
  }
}
