import Foundation

/// A name of Apple's frameworks that people's code has.
struct AppleName: Equatable {
  var name: String
  /// How many files of the sample have it; nil: nobody has counted.
  var files: Int?

  /// The names of `names.tsv`; lines that begin with `#` say where they are from.
  static func all(in table: String) -> [AppleName] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t")
      return AppleName(name: String(cells[0]), files: cells.count > 1 ? Int(cells[1]) : nil)
    }
  }

  var isInSample: Bool { (files ?? 0) > 0 }

  var isType: Bool {
    !name.contains { $0 == "(" } && name.split(separator: ".").last?.first?.isUppercase == true
  }
}
