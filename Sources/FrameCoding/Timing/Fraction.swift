/// A fraction of two small numbers.
struct Fraction: Equatable {
  var numerator: Int
  var denominator: Int

  /// The largest that either number can be.
  static let most = 65_535

  /// The one nearest to a quotient, of those that its continued fraction comes by: it is the very
  /// quotient wherever that fits.
  ///
  /// - Parameters:
  ///   - dividend: 0 to `most` times the divisor.
  ///   - divisor: 1 or more.
  init(_ dividend: Int, over divisor: Int) {
    precondition(
      divisor > 0 && (0...Self.most * divisor).contains(dividend), "such a fraction is none")
    var (before, last) = ((n: 0, d: 1), (n: 1, d: 0))
    var (rest, divisor) = (dividend, divisor)
    while divisor != 0 {
      let whole = rest / divisor
      let next = (n: whole * last.n + before.n, d: whole * last.d + before.d)
      guard next.n <= Self.most, next.d <= Self.most else { break }
      (before, last) = (last, next)
      (rest, divisor) = (divisor, rest % divisor)
    }
    (numerator, denominator) = last
  }
}
