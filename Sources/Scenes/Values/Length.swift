/// A length in points, or as a share of the parent's own length.
package enum Length: Sendable, Hashable {
  case points(Double)
  /// 1 is the whole of it.
  case share(Double)

  /// More points than this make no picture.
  static let largest = 100_000.0

  /// `12` or `50%`
  init?(word: String) {
    let isShare = word.hasSuffix("%")
    guard let number = Double(decimal: isShare ? String(word.dropLast()) : word),
      abs(number) <= Self.largest
    else { return nil }
    self = isShare ? .share(number / 100) : .points(number)
  }

  /// In points, where the parent is `whole` points long.
  package func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .share(let share): share * whole
    }
  }
}

extension Reading<Length> {
  static var length: Reading {
    .scalar("a length in points or as a share of the parent's, like 12 or 50%") {
      Length(word: $0)
    }
  }
}
