/// The order in which people number files: `2.png` comes before `10.png`.
enum NaturalOrder {
  static func areInOrder(_ first: String, _ second: String) -> Bool {
    let (left, right) = (pieces(of: first), pieces(of: second))
    for (one, other) in zip(left, right) where one != other { return one < other }
    return left.count == right.count ? first < second : left.count < right.count
  }

  /// Runs of digits by their value, everything else letter by letter.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var digits = ""
    for letter in text {
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
      } else {
        if !digits.isEmpty { pieces.append(.number(digits)) }
        digits = ""
        pieces.append(.letter(letter))
      }
    }
    return digits.isEmpty ? pieces : pieces + [.number(digits)]
  }

  private enum Piece: Comparable {
    case number(String)
    case letter(Character)

    static func < (first: Piece, second: Piece) -> Bool {
      switch (first, second) {
      case (.number(let one), .number(let other)): value(one) < value(other)
      case (.letter(let one), .letter(let other)): one < other
      case (.number, .letter): true
      case (.letter, .number): false
      }
    }

    static func == (first: Piece, second: Piece) -> Bool {
      switch (first, second) {
      case (.number(let one), .number(let other)): value(one) == value(other)
      case (.letter(let one), .letter(let other)): one == other
      default: false
      }
    }

    /// Numbers of any length in the order of their values.
    private static func value(_ digits: String) -> (Int, String) {
      let significant = String(digits.drop { $0 == "0" })
      return (significant.count, significant)
    }
  }
}
