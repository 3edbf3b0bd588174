/// A size in points.
package struct PageSize: Sendable, Equatable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}

extension Reading<PageSize> {
  /// `375x667`
  static var page: Reading {
    .scalar("a size in points, like 375x667, of sides from 1 to 20000") { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let width = Double(decimal: sides[0]),
        let height = Double(decimal: sides[1]), (1...20_000).contains(width),
        (1...20_000).contains(height)
      else { return nil }
      return PageSize(width: width, height: height)
    }
  }

  /// `[182, 204]`
  static var pair: Reading {
    let expected = "a size [width, height] in points, like [182, 204]"
    return Reading<[Double]>.tuple(expected, count: 2, of: .length)
      .map { PageSize(width: $0[0], height: $0[1]) }
  }
}
