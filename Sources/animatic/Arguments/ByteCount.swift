/// How large a file is, as people say it: `2MB`, `500 kB`, `1.5MiB`, `100000`.
struct ByteCount: Equatable, Sendable, ExpressibleByArgument {
  var count: Int

  static let expectation = "a size like 2MB, 500kB, 1.5MiB or 100000"

  private static let units: [(name: String, bytes: Double)] = [
    ("kib", 1024), ("mib", 1_048_576), ("kb", 1000), ("mb", 1_000_000), ("b", 1), ("", 1),
  ]

  init?(argument: String) {
    let word = argument.lowercased()
    guard let unit = Self.units.first(where: { word.hasSuffix($0.name) }),
      let number = Double(
        argument: word.dropLast(unit.name.count).split(separator: " ").joined(separator: " ")),
      (1...1e12).contains(number * unit.bytes)
    else { return nil }
    count = Int(number * unit.bytes)
  }
}
