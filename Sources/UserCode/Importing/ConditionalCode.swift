/// Which code of `#if` blocks is taken: as on a phone, except for modules that aren't here.
struct ConditionalCode {
  /// The tokens that are compiled, without those of the directives.
  private(set) var active: [Token] = []
  /// `os(…)` and `targetEnvironment(…)` in conditions, with the answer that a phone would give.
  private(set) var answers: [(range: Range<Int>, isTrue: Bool)] = []

  /// - Parameter isPhone: Whether it is a phone that answers `os(…)` and `targetEnvironment(…)`.
  init(_ tokens: [Token], isPhone: Bool) {
    // For each open block: whether what is around it is taken, and whether a branch was.
    var blocks: [(isOutsideTaken: Bool, wasTaken: Bool)] = []
    var isTaken = true
    var rest = tokens[...]
    while let token = rest.popFirst() {
      switch (token.kind, token.text) {
      case (.directive, "#if"):
        let holds = condition(&rest, isPhone)
        blocks.append((isTaken, holds))
        isTaken = isTaken && holds
      case (.directive, "#elseif"):
        let holds = condition(&rest, isPhone)
        guard let block = blocks.popLast() else { continue }
        isTaken = block.isOutsideTaken && !block.wasTaken && holds
        blocks.append((block.isOutsideTaken, block.wasTaken || holds))
      case (.directive, "#else"):
        guard let block = blocks.popLast() else { continue }
        isTaken = block.isOutsideTaken && !block.wasTaken
        blocks.append((block.isOutsideTaken, true))
      case (.directive, "#endif"):
        if let block = blocks.popLast() { isTaken = block.isOutsideTaken }
      default:
        if isTaken { active.append(token) }
      }
    }
  }

  /// Takes the rest of the line.
  private mutating func condition(_ rest: inout ArraySlice<Token>, _ isPhone: Bool) -> Bool {
    let line = rest.prefix { !$0.startsLine }
    rest = rest.dropFirst(line.count)
    var condition = Condition(rest: line, isPhone: isPhone)
    let holds = condition.either()
    answers += condition.answers
    return holds
  }
}

/// A condition after `#if`, being read.
private struct Condition {
  var rest: ArraySlice<Token>
  let isPhone: Bool
  var answers: [(range: Range<Int>, isTrue: Bool)] = []

  mutating func either() -> Bool {
    var holds = both()
    while takes("||") {
      let other = both()
      holds = holds || other
    }
    return holds
  }

  private mutating func both() -> Bool {
    var holds = one()
    while takes("&&") {
      let other = one()
      holds = holds && other
    }
    return holds
  }

  private mutating func one() -> Bool {
    guard let token = rest.popFirst() else { return false }
    if token.isMark("!") { return !one() }
    if token.isMark("(") {
      let holds = either()
      rest = rest.dropFirst()
      return holds
    }
    if token.isWord("true") { return true }
    guard rest.first?.isMark("(") == true else { return false }
    rest = rest.dropFirst()
    let words = rest.prefix { !$0.isMark(")") }
    rest = rest.dropFirst(words.count)
    let end = rest.popFirst()?.range.upperBound ?? token.range.upperBound
    let argument = words.map(\.text).joined()
    switch token.text {
    case "os", "targetEnvironment":
      let isTrue = isPhone && (argument == "iOS" || argument == "simulator")
      answers.append((token.range.lowerBound..<end, isTrue))
      return isTrue
    case "canImport": return PresentModules.names.contains(String(argument.prefix { $0 != "," }))
    // What is compiled in Swift 5 mode by a compiler of today.
    case "swift": return Self.holds(argument, version: [5, 10])
    case "compiler": return Self.holds(argument, version: [6, 3])
    default: return false
    }
  }

  private mutating func takes(_ mark: String) -> Bool {
    guard rest.prefix(2).map(\.text).joined() == mark else { return false }
    rest = rest.dropFirst(2)
    return true
  }

  /// `>=5.1` or `<6`
  private static func holds(_ argument: String, version: [Int]) -> Bool {
    let wanted = argument.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    let isBefore = version.lexicographicallyPrecedes(wanted)
    return argument.hasPrefix("<") ? isBefore : !isBefore
  }
}

/// The modules that users' sources can import here.
enum PresentModules {
  static let names: Set<String> = Set(OwnModules.names).union([
    "CoreText", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Swift", "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "_Concurrency", "_StringProcessing",
  ])
}
