import FrameCoding

/// What `inspect` says of a GIF.
struct InspectionReport: Encodable {
  struct Image: Encodable {
    /// In centiseconds.
    var delay: Int
    /// In pixels.
    var x: Int, y: Int, width: Int, height: Int
    var disposal: Int
    /// The colours in the frame's own table; 0 if it uses the table for all.
    var localPalette: Int
    var transparentIndex: Int?
    var bytes: Int
  }

  var file: String
  /// In pixels.
  var width: Int, height: Int
  /// In centiseconds.
  var duration: Int
  /// 0 = for ever, n = n more plays; null = once.
  var loop: Int?
  var globalPalette: Int
  var bytes: Int
  var frameCount: Int
  var frames: [Image]
  var warnings: [String]

  init(file: String, _ gif: GIFInspection) {
    self.file = file
    (width, height, duration) = (gif.width, gif.height, gif.duration)
    (loop, globalPalette, bytes) = (gif.loopCount, gif.globalPaletteCount, gif.byteCount)
    frameCount = gif.frames.count
    frames = gif.frames.map(Image.init)
    let hasty = gif.frames.indices.filter { gif.frames[$0].delay < 2 }.map { $0 + 1 }
    warnings =
      hasty.isEmpty || gif.frames.count == 1
      ? []
      : [
        "browsers play delays under 2 cs as 10 cs: frame \(hasty.map(String.init).joined(separator: ", "))"
      ]
  }
}

extension InspectionReport.Image {
  init(_ image: GIFInspection.Image) {
    (delay, disposal) = (image.delay, image.disposal)
    (x, y, width, height) = (image.x, image.y, image.width, image.height)
    (localPalette, transparentIndex) = (image.localPaletteCount, image.transparentIndex)
    bytes = image.dataByteCount
  }
}

extension InspectionReport {
  /// For people.
  var text: String {
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
    let summary =
      "\(file): \(width)×\(height) pixels, \(frameCount) frame\(frameCount == 1 ? "" : "s"), "
      + "\(duration) cs, \(plays), "
      + "\(globalPalette) colours for all, \(bytes) bytes"
    return ([summary, table.text] + warnings.map { "warning: " + $0 }).joined(separator: "\n")
  }

  private var plays: String {
    switch loop {
    case nil: "plays once"
    case 0: "plays for ever"
    case let more?: "plays \(more + 1) times"
    }
  }
}

extension InspectionReport.Image {
  fileprivate var palette: String {
    (localPalette == 0 ? "for all" : "\(localPalette) own")
      + (transparentIndex.map { ", \($0) clear" } ?? "")
  }

  fileprivate var whatFollows: String {
    switch disposal {
    case 2: "cleared"
    case 3: "what was before"
    default: "stays"
    }
  }
}
