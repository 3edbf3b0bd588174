/// Takes Swift source apart into tokens.
///
/// It knows what can hide brackets and words from a reader: nested comments, raw and multi-line
/// strings, interpolations, regex literals.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private var line = 1
  private var startsLine = true
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.skipShebang()
    while lexer.position < bytes.count { lexer.scan() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    let place = position + offset
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  /// Goes on by some bytes and counts the lines.
  mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    for place in position..<end where bytes[place] == .newline {
      line += 1
      startsLine = true
    }
    position = end
  }

  private mutating func skipShebang() {
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != .newline { advance() }
  }

  private mutating func scan() {
    switch byte() {
    case 0...32: advance()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where startsRegex: take(.regex) { $0.passBareRegex() }
    case UInt8(ascii: "\""): scanString(hashes: 0)
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "@") where byte(1).startsWord:
      take(.attribute) {
        $0.advance()
        $0.passWord()
      }
    case UInt8(ascii: "`"):
      take(.quotedWord) {
        $0.advance()
        while $0.position < $0.bytes.count, $0.byte() != UInt8(ascii: "`"), $0.byte() != .newline {
          $0.advance()
        }
        $0.advance()
      }
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): take(.mark) { $0.advance(2) }
    case let first where first.isDigit: take(.number) { $0.passNumber() }
    case let first where first.startsWord: take(.word) { $0.passWord() }
    default: take(.mark) { $0.advance() }
    }
  }

  /// Appends what `pass` goes over as one token.
  mutating func take(_ kind: Token.Kind, _ pass: (inout Lexer) -> Void) {
    let (start, line, isFirst) = (position, line, startsLine)
    startsLine = false
    pass(&self)
    startsLine = false
    let inner = kind == .quotedWord ? start + 1..<max(start + 1, position - 1) : start..<position
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[inner], as: UTF8.self), range: start..<position,
        line: line, startsLine: isFirst))
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func passWord() {
    while byte().startsWord || byte().isDigit { advance() }
  }

  private mutating func passNumber() {
    let isDecimal = byte(1) != UInt8(ascii: "x")
    while byte().startsWord || byte().isDigit
      || (byte() == UInt8(ascii: ".") && byte(1).isDigit)
      || (isDecimal && (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"))
        && byte(-1) | 0x20 == UInt8(ascii: "e") && byte(1).isDigit)
    { advance() }
  }

  private mutating func scanHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): scanString(hashes: hashes)
    case UInt8(ascii: "/"): take(.regex) { $0.passRegex(hashes: hashes) }
    case let next where next.startsWord:
      take(.directive) {
        $0.advance(hashes)
        $0.passWord()
      }
    default: take(.mark) { $0.advance() }
    }
  }
}

extension Lexer {
  /// A string's pieces, and the tokens of its interpolations between them.
  private mutating func scanString(hashes: Int) {
    let isLong = (0..<3).allSatisfy { byte(hashes + $0) == UInt8(ascii: "\"") }
    var start = true
    repeat {
      let isFirst = start
      start = false
      var opens = false
      take(.string) {
        $0.advance(isFirst ? hashes + (isLong ? 3 : 1) : 1)
        opens = $0.passStringPiece(hashes: hashes, isLong: isLong)
      }
      guard opens else { return }
      scanInterpolation()
    } while position < bytes.count
  }

  /// - Returns: Whether an interpolation follows.
  private mutating func passStringPiece(hashes: Int, isLong: Bool) -> Bool {
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), areHashes(hashes, at: 1) {
        let escaped = byte(1 + hashes)
        advance(2 + hashes)
        if escaped == UInt8(ascii: "(") { return true }
      } else if byte() == UInt8(ascii: "\""), !isLong, areHashes(hashes, at: 1) {
        advance(1 + hashes)
        return false
      } else if isLong, (0..<3).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
        areHashes(hashes, at: 3)
      {
        advance(3 + hashes)
        return false
      } else if byte() == .newline, !isLong {
        return false
      } else {
        advance()
      }
    }
    return false
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Goes to the bracket that closes an interpolation, which is of the next piece of the string.
  private mutating func scanInterpolation() {
    var depth = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") {
        if depth == 0 { return }
        depth -= 1
      }
      scan()
    }
  }
}

extension Lexer {
  /// Whether a slash begins a regex literal: where a value is due, and with another slash before the
  /// line ends.
  private var startsRegex: Bool {
    if let last = tokens.last {
      switch last.kind {
      case .number, .string, .regex, .quotedWord: return false
      case .word where !Self.wordsBeforeValues.contains(last.text): return false
      case .mark where ")]}?!.".contains(last.text): return false
      default: break
      }
    }
    guard byte(1) > 32, byte(1) != UInt8(ascii: ")") else { return false }
    var place = position + 1
    while place < bytes.count, bytes[place] != .newline {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 2
      } else if bytes[place] == UInt8(ascii: "/") {
        return bytes[place - 1] > 32
      } else {
        place += 1
      }
    }
    return false
  }

  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "let", "var", "where", "is", "as", "try", "await", "if", "while",
    "guard", "else", "switch", "throw",
  ]

  private mutating func passBareRegex() {
    advance()
    while position < bytes.count, byte() != UInt8(ascii: "/") {
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
    advance()
  }

  private mutating func passRegex(hashes: Int) {
    advance(hashes + 1)
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), areHashes(hashes, at: 1) {
        advance(1 + hashes)
        return
      }
      advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// A letter, an underscore, `$`, or a part of a character beyond ASCII.
  fileprivate var startsWord: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}
