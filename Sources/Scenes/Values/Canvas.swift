/// What the film is shot on.
package struct Canvas: Sendable, Equatable {
  /// Nil: as large as the first screen's picture.
  package var size: Located<PageSize>?
  /// Pixels for each point. Nil: as the first screen's picture has it.
  package var scale: Double?
  /// What shows where no screen is.
  package var background = Appearances(both: Shade.system(.black))
  package var appearance = Appearance.light
  package var profile = Profile.classic

  /// Which era's presentations and transitions the system's own are.
  package enum Profile: String, Sendable, CaseIterable {
    /// iOS 8.4 to 12
    case classic
    /// iOS 13 to 18
    case modern
  }

  package init() {}
}

extension Canvas: Record {
  static let name = "canvas"

  init(_ fields: inout Fields) throws(SceneError) {
    size = try fields.optional("size", .located(.page))
    scale = try fields.optional("scale", .number(in: 0.25...8, example: "2"))
    background = try fields.value("background", .color, default: background)
    appearance = try fields.value("appearance", .word("an appearance"), default: appearance)
    profile = try fields.value("profile", .word("a profile"), default: profile)
  }
}
