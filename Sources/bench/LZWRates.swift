import FrameCoding

/// For each scene's film how many bytes of indices a second of one core codes: ours as the film is made,
/// choosing among near colours, and ours and giflib's on the very indices that came of it.
enum LZWRates {
  /// How often each of the two codes a film.
  private static let runs = 3

  static func report(_ scenes: [String]) async throws {
    print("\nLZW, in MB of indices per second of one core, and KiB of codes:\n")
    print(
      Table.line(
        "scene", ["MB", "choosing", "exact", "giflib", "exact ÷", "KiB", "giflib"]))
    for scene in scenes { print(try await row(of: scene)) }
  }

  private static func row(of path: String) async throws -> String {
    let parts = try await Parts(of: path, scale: Stages.scale)
    let pictures = try GIFFile.pictures(of: parts.film)
    let bytes = Double(pictures.reduce(0) { $0 + $1.indices.count })
    let ours = measure(pictures) { $0.coded().count }
    let theirs = try measure(pictures, GiflibCoder.codedCount)
    let choosing = (parts.samples["lzw"] ?? []).reduce(0, +)
    return Table.line(
      Bench.name(of: path),
      [Table.number(bytes / 1e6, 1)]
        + [choosing, ours.seconds, theirs.seconds].map { Table.number(bytes / $0 / 1e6, 0) }
        + [Table.number(theirs.seconds / ours.seconds, 2)]
        + [ours.count, theirs.count].map { Table.kibibytes(Double($0)) })
  }

  /// The median time of coding all pictures, in seconds of one core, and how many bytes they take.
  private static func measure(
    _ pictures: [IndexedPicture], _ code: (IndexedPicture) throws -> Int
  ) rethrows -> (seconds: Double, count: Int) {
    var count = 0
    let times = try (0..<runs).map { _ in
      let start = Parts.now()
      count = try pictures.reduce(0) { try $0 + code($1) }
      return Parts.now() - start
    }
    return (times.median, count)
  }
}
