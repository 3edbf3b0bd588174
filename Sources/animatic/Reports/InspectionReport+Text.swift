extension InspectionReport {
  /// How many faults are told to people.
  private static let mostFaults = 20

  /// For people.
  var text: String {
    var lines = [summary]
    if !frames.isEmpty { lines.append(table) }
    lines.append(palettes)
    lines.append("bytes: " + parts.text)
    lines += warnings.map { "warning: " + $0 }
    lines += faults.prefix(Self.mostFaults).map(\.line)
    if faults.count > Self.mostFaults {
      lines.append("broken: \(faults.count - Self.mostFaults) more; '--json' has all")
    }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    "\(file): \(width)×\(height) pixels, \(frameCount) frame\(frameCount == 1 ? "" : "s"), "
      + "\(duration) cs, \(plays), \(bytes) bytes"
  }

  private var table: String {
    var table = TextTable(columns: [
      ("frame", .right), ("delay", .right), ("rectangle", .left), ("palette", .left),
      ("disposal", .left), ("bytes", .right),
    ])
    for (index, frame) in frames.enumerated() {
      table.add([
        "\(index + 1)", "\(frame.delay) cs",
        "\(frame.width)×\(frame.height)+\(frame.x)+\(frame.y)", frame.palette, frame.whatFollows,
        "\(frame.bytes)",
      ])
    }
    return table.text
  }

  private var plays: String {
    switch loop {
    case nil: "plays once"
    case 0: "plays for ever"
    case let more?: "plays \(more + 1) times"
    }
  }

  /// `palettes: for all 256, 3 unused; 2 own with 384, 10 unused`
  private var palettes: String {
    let own = frames.filter { $0.localPalette > 0 }
    let forAll =
      globalPalette == 0 ? "none for all" : "for all \(globalPalette)" + unused(globalPaletteUnused)
    guard !own.isEmpty else { return "palettes: " + forAll }
    let count = own.reduce(0) { $0 + $1.localPalette }
    return "palettes: \(forAll); \(own.count) own with \(count)"
      + unused(own.reduce(0) { $0 + $1.localPaletteUnused })
  }

  private func unused(_ count: Int) -> String { count == 0 ? "" : ", \(count) unused" }
}

extension InspectionReport.Image {
  fileprivate var palette: String {
    (localPalette == 0 ? "for all" : "\(localPalette) own")
      + (transparentIndex.map { ", \($0) clear" } ?? "")
  }

  fileprivate var whatFollows: String {
    switch disposal {
    case 0, 1: "stays"
    case 2: "cleared"
    case 3: "what was before"
    default: "unknown (\(disposal))"
    }
  }
}

extension InspectionReport.Parts {
  fileprivate var text: String {
    [
      ("header", header), ("palettes", palettes), ("frame heads", imageHeads),
      ("image data", imageData), ("extensions", extensions), ("comments", comments),
      ("other", other),
    ]
    .filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension InspectionReport.Fault {
  fileprivate var line: String {
    "broken: byte \(offset): " + (frame.map { "frame \($0): " } ?? "") + text
  }
}
