/// A file to write, and how.
package struct Output: Sendable, Equatable {
  /// Relative to the scene file; nil: named after it. The extension picks the format.
  package var file: FilePath?
  /// Frames a second; nil: the tool's default.
  package var fps: Double?
  /// Of the film, in pixels; nil: the canvas' own.
  package var width: Located<Int>?
  /// How long the last frame stands, in seconds; nil: the tool's default.
  package var hold: Double?
  /// How often the film plays; 0 is for ever.
  package var loop = 0
  package var touches = Touches.shown
  /// Nil: the canvas' own.
  package var appearance: AppearanceChoice?

  /// Whether dots show where fingers touch the screen.
  package enum Touches: String, Sendable, CaseIterable {
    case shown, hidden
  }

  package init() {}
}

extension Output: Record {
  static let name = "output"

  init(_ fields: inout Fields) throws(SceneError) {
    file = try fields.optional("file", .path(of: "a film", example: "films/push.gif"))
    fps = try fields.optional("fps", .number(in: 1...1000, example: "50"))
    width = try fields.optional("width", .located(.count(in: 1...20_000)))
    hold = try fields.optional("hold", .time)
    loop = try fields.value("loop", .loop, default: 0)
    appearance = try fields.optional("appearance", .word("an appearance"))
    touches = try fields.value("touches", .word("a way to show touches"), default: .shown)
  }
}

extension Reading<Int> {
  fileprivate static var loop: Reading {
    .scalar("forever, or how often the film plays, from 1 to 65535") { text in
      text == "forever" ? 0 : Int(text).flatMap { (1...65_535).contains($0) ? $0 : nil }
    }
  }
}
