// What the command line says of screenshots.
extension SharedPiece {
  /// From `thumb: 20,100,80,80/8 -> 0,0,390,300`: a name, which may be left out, the piece's frame on the one
  /// screenshot and on the other, and behind a slash the radius of its corners.
  package static func pair(
    word: String, number: Int, look: Look
  ) throws(SceneError) -> (from: SharedPiece, to: SharedPiece) {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.count == 2 ? parts[0].trimmed : "piece \(number)"
    let sides = (parts.last ?? "").replacing("→", with: "->").split(separator: "->").map(
      String.init)
    guard sides.count == 2, !name.isEmpty, let from = piece(name, sides[0], look),
      let to = piece(name, sides[1], look)
    else {
      throw SourcePlace.commandLine.error(
        "'--shared' takes a piece like '20,100,80,80 -> 0,0,390,300', or "
          + "'thumb: 20,100,80,80/8 -> 0,0,390,300/0' with a name and the radius of its corners, not "
          + "'\(word)'")
    }
    return (from, to)
  }

  private static func piece(_ name: String, _ text: String, _ look: Look) -> SharedPiece? {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    let lengths = halves[0].split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Length(word: $0.trimmed) }
    guard halves.count <= 2, lengths.count == 4, halves[0].count(where: { $0 == "," }) == 3,
      lengths.allSatisfy({ $0.points(of: 1) >= 0 })
    else { return nil }
    var look = look
    if halves.count == 2 {
      guard let radius = Double(decimal: halves[1]), radius >= 0 else { return nil }
      look.corners = radius
    }
    let frame = Placement(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    return SharedPiece(
      name: Located(name, at: .commandLine), frame: Located(frame, at: .commandLine), look: look)
  }
}

extension SharedPiece.Fill {
  /// `surroundings`, or a colour.
  package init(word: String) throws(SceneError) {
    self = try Reading.fill.read(YAMLNode(word: word))
  }
}

extension Shade {
  /// The name of a colour, or `#rrggbb`.
  package init(word: String) throws(SceneError) {
    self = try Reading.shade.read(YAMLNode(word: word))
  }
}

extension Device {
  /// The name of an iPhone or iPad.
  package init(word: String) throws(SceneError) {
    self = try Reading.device.read(YAMLNode(word: word))
  }
}

extension Canvas.Corners {
  /// `device`, or a radius.
  package init(word: String) throws(SceneError) {
    self = try Reading.corners.read(YAMLNode(word: word))
  }
}

extension Bars {
  /// `64,49`: the heights at the top and at the bottom, of which the latter may be left out.
  package init(word: String) throws(SceneError) {
    let heights = word.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double(decimal: $0.trimmed) }
    guard (1...2).contains(heights.count), word.count(where: { $0 == "," }) == heights.count - 1,
      heights.allSatisfy({ (0...Length.largest).contains($0) })
    else {
      throw SourcePlace.commandLine.error(
        "'--bars' takes the heights at the top and at the bottom in points, like 64,49, not '\(word)'"
      )
    }
    self.init(top: heights[0], bottom: heights.count == 2 ? heights[1] : 0)
  }
}

extension YAMLNode {
  /// A word of the command line.
  fileprivate init(word: String) {
    self.init(.scalar(word, isPlain: false), at: .commandLine)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private func drop(_ isDropped: (Character) -> Bool) -> SubSequence {
    self[(firstIndex { !isDropped($0) } ?? endIndex)...]
  }
}
