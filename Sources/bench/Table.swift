import Foundation

/// The lines of the report.
enum Table {
  private static let nameWidth = 22

  static var header: String {
    line(
      "scene", ["frames"] + Parts.names + ["all", "× copy", "film s", "peak MiB"])
  }

  static func row(name: String, parts: Parts, film: Double, memory: Double) -> String {
    let medians = Parts.names.map { milliseconds(parts.median($0)) }
    return line(
      name,
      ["\(parts.frameCount)"] + medians + [
        milliseconds(parts.perFrame), number(parts.perFrame / max(parts.copy, 1e-9), 0),
        number(film, 2), number(memory / 1_048_576, 0),
      ])
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(9 - $0.count, 1)) + $0 }.joined()
  }

  private static func milliseconds(_ seconds: Double) -> String { number(seconds * 1000, 2) }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
