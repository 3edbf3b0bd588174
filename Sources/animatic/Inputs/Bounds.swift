/// The numbers that an option takes.
enum Bounds {
  /// - Parameter number: Nil: the option isn't given.
  static func check(
    _ number: Double?, of option: String, in range: ClosedRange<Double>
  ) throws(UsageError) {
    guard let number, !range.contains(number) else { return }
    throw UsageError(
      "'\(option)' takes \(range.lowerBound.plain) to \(range.upperBound.plain), not "
        + "'\(number.plain)'")
  }
}

extension Double {
  /// All of it, without a fraction if it has none.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}
