/// The names and times of a sequence's pictures, and the file that lists them.
struct SequenceIndex {
  static let fileName = "frames.json"

  private let width: Int
  private let height: Int
  private var rows: [String] = []
  /// In seconds.
  private var end = 0.0

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// How many pictures were added.
  var count: Int { rows.count }

  /// Adds a picture that stands for `duration` seconds; gives back the name of its file.
  mutating func add(duration: Double) -> String {
    let digits = String(rows.count + 1)
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    let times = "\"time\": \(Self.text(end)), \"duration\": \(Self.text(duration))"
    rows.append("    {\"file\": \"\(name)\", \(times)}")
    end += duration
    return name
  }

  /// Keys in fixed order, times in seconds.
  var json: String {
    """
    {
      "width": \(width),
      "height": \(height),
      "duration": \(Self.text(end)),
      "frames": [
    \(rows.joined(separator: ",\n"))
      ]
    }

    """
  }

  /// Whether a sequence could have a file of this name.
  static func canHold(_ name: String) -> Bool {
    name == fileName
      || name.hasSuffix(".png") && name.count >= 8 && name.dropLast(4).allSatisfy(\.isWholeNumber)
  }

  /// To the microsecond, without a fraction where there is none.
  private static func text(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let (whole, part) = micros.quotientAndRemainder(dividingBy: 1_000_000)
    if part == 0 { return String(whole) }
    let digits = String(part + 1_000_000).dropFirst()
    return "\(whole)." + String(digits.reversed().drop { $0 == "0" }.reversed())
  }
}
