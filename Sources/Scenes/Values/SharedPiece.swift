/// A piece of a screenshot that flies to the piece of the same name on another screenshot.
package struct SharedPiece: Sendable, Equatable {
  /// What fills the hole that the piece leaves.
  package enum Fill: Sendable, Equatable {
    /// What lies around the hole, carried on smoothly.
    case surroundings
    case color(Appearances<Shade>)
  }

  package var name: Located<String>
  /// On the screen.
  package var frame: Located<Placement>
  package var look = Look()

  /// What the scene can say of a piece beside its place.
  package struct Look: Sendable, Equatable {
    package var fill = Fill.surroundings
    /// The radius of its corners, in points.
    package var corners = 0.0
    /// How far beyond its frame the piece leaves traces, such as a shadow, in points. Nil: to be found.
    package var margin: Double?
    /// Whether only what stands out from the fill flies, such as letters without their ground.
    package var isCutOut = false

    package init() {}
  }

  package init(name: Located<String>, frame: Located<Placement>, look: Look = Look()) {
    (self.name, self.frame, self.look) = (name, frame, look)
  }
}

/// The long form: `{frame: [20, 100, 80, 80], corners: 8}`.
private struct PieceForm: Record {
  static let name = "a shared piece"

  var frame: Located<Placement>
  var look = SharedPiece.Look()

  init(_ fields: inout Fields) throws(SceneError) {
    frame = try fields.required("frame", .located(.placement))
    look.fill = try fields.value("fill", .fill, default: look.fill)
    look.corners = try fields.value("corners", .length, default: look.corners)
    look.isCutOut = try fields.value("cutOut", .flag, default: false)
    look.margin = try fields.optional("margin", .length)
  }
}

extension Reading<[SharedPiece]> {
  /// Names with their frames.
  static var pieces: Reading {
    let expected = "pieces by name, like {thumb: [20, 100, 80, 80]}"
    let full = Reading<PieceForm>.record("{frame: [20, 100, 80, 80], corners: 8}")
    return Reading(expected) { node throws(SceneError) in
      guard case .mapping(let entries) = node.content, !entries.isEmpty else {
        throw node.mismatch(expected)
      }
      var pieces: [SharedPiece] = []
      for entry in entries {
        let name = Located(entry.key, at: entry.keyPlace)
        if case .mapping = entry.value.content {
          let form = try full.read(entry.value)
          pieces.append(SharedPiece(name: name, frame: form.frame, look: form.look))
        } else {
          let frame = try Reading<Located<Placement>>.located(.placement).read(entry.value)
          pieces.append(SharedPiece(name: name, frame: frame))
        }
      }
      return pieces
    }
  }
}

extension Reading<SharedPiece.Fill> {
  static var fill: Reading {
    let expected = "surroundings, or \(Reading<Shade>.shade.expected)"
    return Reading(expected) { node throws(SceneError) in
      if case .scalar("surroundings", isPlain: _) = node.content { return .surroundings }
      if case .scalar(let text, isPlain: _) = node.content,
        Spelling.nearest(to: text, among: ["surroundings"]) != nil
      {
        throw node.place.error("'\(text)' is not a way to fill; the nearest is 'surroundings'")
      }
      return .color(try Reading<Appearances<Shade>>.color.read(node))
    }
  }
}
