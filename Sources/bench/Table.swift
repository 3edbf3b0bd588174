import Foundation

/// The lines of the report.
enum Table {
  private static let nameWidth = 26

  static func line(_ name: String, _ cells: [String]) -> String {
    name.padding(toLength: max(nameWidth, name.count), withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(9 - $0.count, 1)) + $0 }.joined()
  }

  static func milliseconds(_ seconds: Double) -> String { number(seconds * 1000, 2) }

  static func kibibytes(_ bytes: Double) -> String { number(bytes / 1024, 0) }

  static func mebibytes(_ bytes: Double) -> String { number(bytes / 1_048_576, 1) }

  static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
