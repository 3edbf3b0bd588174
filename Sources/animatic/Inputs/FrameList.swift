import Foundation
import FrameCoding

/// Pictures that follow each other, and how long each stands.
struct FrameList: Equatable {
  struct Entry: Equatable {
    var path: String
    /// In seconds.
    var duration: Double
  }

  static let extensions = ["png", "jpg", "jpeg"]
  /// Frames a second where nothing says how many.
  static let usualRate = 25.0

  var entries: [Entry]

  /// - Parameters:
  ///   - inputs: Pictures, and folders of them, which are taken in natural order.
  ///   - fps: Nil: as the `frames.json` of a folder says, or the usual rate.
  init(inputs: [String], fps: Double?) throws(Failure) {
    entries = []
    for input in inputs {
      if Folder.exists(at: input) {
        entries += try Self.entries(ofFolder: input, fps: fps)
      } else {
        entries.append(Entry(path: input, duration: 1 / (fps ?? Self.usualRate)))
      }
    }
  }

  private static func entries(ofFolder path: String, fps: Double?) throws(Failure) -> [Entry] {
    let index = PathName("frames.json").relative(to: path).text
    if fps == nil, FileManager.default.fileExists(atPath: index) {
      return try FrameIndex(path: index).frames.map {
        Entry(path: PathName($0.file).relative(to: path).text, duration: $0.duration)
      }
    }
    let files = try Folder.files(in: path, extensions: extensions)
    guard !files.isEmpty else {
      var advice = ""
      for inner in try Folder.folders(in: path) where advice.isEmpty {
        let isFitting = try !Folder.files(in: inner, extensions: extensions).isEmpty
        if isFitting { advice = "; there are some in \(inner)" }
      }
      throw Failure(.inputNotFound, "\(path) has no PNG or JPEG files" + advice)
    }
    return files.map { Entry(path: $0, duration: 1 / (fps ?? usualRate)) }
  }
}

extension FrameList {
  /// With so many frames a second at most: what would come too soon after the one before gives that its
  /// time, but for what stands long enough, and for the last.
  func thinned(to rate: Double) -> FrameList {
    let least = 1 / rate - 1e-6
    var thinned = self
    thinned.entries = []
    var age = 0.0
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      if thinned.entries.isEmpty || isLast || age >= least || entry.duration >= least {
        thinned.entries.append(entry)
        age = 0
      } else {
        thinned.entries[thinned.entries.count - 1].duration += entry.duration
      }
      age += entry.duration
    }
    return thinned
  }

  /// Frames a second, were all as long as the one that half of them are shorter than; nil for none.
  var usualRate: Double? {
    let durations = entries.map(\.duration).sorted()
    return durations.isEmpty ? nil : min(1 / max(durations[durations.count / 2], 1e-3), 1000)
  }

  /// Frames a second, were all as short as the shortest before the last; nil if there is none before it.
  var highestRate: Double? {
    entries.dropLast().map(\.duration).min().map { 1 / max($0, 1e-6) }
  }
}

/// The `frames.json` of a PNG sequence.
private struct FrameIndex: Decodable {
  struct Frame: Decodable {
    var file: String
    /// In seconds.
    var duration: Double
  }

  var frames: [Frame]
}

extension FrameIndex {
  init(path: String) throws(Failure) {
    let bytes = try InputBytes.read(path)
    do {
      self = try JSONDecoder().decode(FrameIndex.self, from: Data(bytes))
    } catch {
      throw Failure(
        .badInput, "\(path) is not the list of a PNG sequence; take it away or give --fps")
    }
    guard !frames.isEmpty, frames.allSatisfy({ (0...3600).contains($0.duration) }) else {
      throw Failure(.badInput, "\(path) lists no frames, or frames that stand for less than 0 s")
    }
  }
}
