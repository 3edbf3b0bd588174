extension GIFInspection {
  /// How many bytes of a file are for what.
  public struct Parts: Sendable, Equatable {
    /// Signature, size, and the trailer.
    public var header = 0
    /// All colour tables.
    public var palettes = 0
    /// What describes and controls each image: its rectangle, delay, and so on.
    public var imageHeads = 0
    /// Code sizes and LZW blocks.
    public var imageData = 0
    /// Loop, colour profile, metadata of applications, text to draw.
    public var extensions = 0
    public var comments = 0
    /// After the trailer, or not to be read.
    public var other = 0

    /// All but `other`.
    var known: Int { header + palettes + imageHeads + imageData + extensions + comments }
  }

  /// What is broken.
  public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// At which byte of the file, counted from 0.
    public var offset: Int
    /// The first one is 1; nil where none is concerned.
    public var frame: Int?
    /// A sentence.
    public var text: String

    public var description: String {
      "byte \(offset): " + (frame.map { "frame \($0): " } ?? "") + text
    }
  }

  /// What isn't played everywhere as it is meant, or is there for nothing.
  public struct Warning: Sendable, Equatable, CustomStringConvertible {
    /// A sentence.
    public var text: String
    /// The first one is 1; none where the whole film is concerned.
    public var frames: [Int]

    public var description: String {
      guard !frames.isEmpty else { return text }
      return "\(text): frame\(frames.count == 1 ? "" : "s") \(Self.ranges(frames))"
    }

    /// Numbers in ascending order, neighbours drawn together: `3-7, 12`.
    static func ranges(_ numbers: [Int]) -> String {
      var ranges: [ClosedRange<Int>] = []
      for number in numbers {
        if let last = ranges.last, last.upperBound + 1 == number {
          ranges[ranges.count - 1] = last.lowerBound...number
        } else {
          ranges.append(number...number)
        }
      }
      return ranges.map { range in
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
      }
      .joined(separator: ", ")
    }
  }
}
