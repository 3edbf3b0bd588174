import Foundation
import FrameCoding

/// Breaks films of `RandomFilm` and the beginnings of files, and reads what comes of it.
struct ReaderRun {
  /// How much is taken of a file: a few frames, so that a try takes a millisecond.
  private static let most = 16 << 10
  private let plan: Plan
  private let mutator: GIFMutator

  init(_ plan: Plan, files: [String]) throws {
    self.plan = plan
    let beginnings = try files.map { path in
      Array(try Data(contentsOf: URL(filePath: path)).prefix(Self.most))
    }
    mutator = GIFMutator(try Self.films(seed: plan.seed) + Self.handmade + beginnings)
  }

  func run() {
    plan.run("broken GIFs read") { ReaderCheck.complaints(of: bytes($0)) }
  }

  /// Writes the first file to stdout.
  func show() throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes(plan.first)))
  }

  func bytes(_ number: Int) -> [UInt8] {
    var random = SplitMix64(seed: plan.seed, number: number)
    return mutator.broken(&random)
  }

  private static func films(seed: UInt64) throws -> [[UInt8]] {
    try (0..<24).map { try RandomFilm(seed: seed, number: $0).encoded().bytes }
  }

  /// What our films don't have: an interlaced picture with a palette of its own in a small rectangle,
  /// disposals, comments, text, an application's data.
  private static let handmade: [[UInt8]] = {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    let picture: [UInt8] = [2, 5, 0x84, 0x11, 0x0A, 0x21, 0x05, 0]
    func image(_ control: UInt8, _ flags: UInt8) -> [UInt8] {
      [0x21, 0xF9, 4, control, 3, 0, 3, 0, 0x2C, 1, 0, 1, 0, 3, 0, 3, 0, flags] + picture
    }
    let own: [UInt8] = [0x21, 0xF9, 4, 0x0D, 0, 0, 2, 0, 0x2C, 0, 0, 0, 0, 3, 0, 3, 0, 0xC1]
    let parts: [[UInt8]] = [
      Array("GIF89a".utf8), [4, 0, 4, 0, 0x91, 3, 0], palette,
      [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0], [0x21, 0xFE, 2, 72, 105, 0],
      image(0x09, 0), [0x21, 0x01, 2, 1, 2, 1, 65, 0], image(0x0C, 0x40), own + palette + picture,
      [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [4, 60, 120, 47, 62, 0], [0x3B],
    ]
    return [parts.flatMap(\.self)]
  }()
}
