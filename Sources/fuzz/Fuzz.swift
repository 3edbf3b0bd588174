import Foundation

/// Tries what nobody would think of. `fuzz reader` breaks GIFs and reads them, `fuzz show`
/// writes one of them, `fuzz films` makes odd
/// films, writes and reads them. Each try is made from the seed and its number alone.
@main
enum Fuzz {
  static func main() throws {
    var words = ArraySlice(CommandLine.arguments.dropFirst())
    let what = words.popFirst()
    guard let plan = Plan(&words) else { usage() }
    switch what {
    case "reader": try ReaderRun(plan, files: Array(words)).run()
    case "show": try ReaderRun(plan, files: Array(words)).show()
    case "films" where words.isEmpty: FilmsRun(plan).run()
    default: usage()
    }
  }

  private static func usage() -> Never {
    let text = """
      usage: fuzz reader [--count N | --seconds S] [--seed N] [--first N] [FILE.gif…]
             fuzz show   [--seed N] --first N [FILE.gif…] > broken.gif
             fuzz films  [--count N | --seconds S] [--seed N] [--first N]

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(64)
  }
}

/// Which tries are made.
struct Plan {
  private static let usualCount = 10_000
  var seed: UInt64 = 1
  /// The number of the first one.
  var first = 0
  var count: Int?
  var seconds: Int?

  /// Takes the options off the front of `words`; nil if one is wrong.
  init?(_ words: inout ArraySlice<String>) {
    while let word = words.first, word.hasPrefix("--") {
      guard let value = words.dropFirst().first.flatMap(Int.init), value >= 0 else { return nil }
      switch word {
      case "--seed": seed = UInt64(value)
      case "--first": first = value
      case "--count": count = value
      case "--seconds": seconds = value
      default: return nil
      }
      words = words.dropFirst(2)
    }
  }

  /// Makes the tries; `attempt` gives back what is wrong with one. Ends the program with 1 if any was.
  func run(_ noun: String, _ attempt: (Int) -> [String]) {
    let start = ContinuousClock.now
    var (done, failed) = (0, 0)
    let most = count ?? (seconds == nil ? Self.usualCount : .max)
    let end = seconds.map { start + .seconds($0) }
    while done < most, end.map({ ContinuousClock.now < $0 }) ?? true {
      let number = first + done
      LastWords.prepare("seed \(seed), number \(number)")
      let complaints = attempt(number)
      for complaint in complaints { print("seed \(seed), number \(number): \(complaint)") }
      if !complaints.isEmpty { failed += 1 }
      done += 1
    }
    print("\(done) \(noun), \(failed) wrong, in \(start.duration(to: .now))")
    exit(failed == 0 ? 0 : 1)
  }
}
