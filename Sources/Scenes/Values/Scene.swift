/// A scene file: screens, what happens between them, and the films to make of it.
package struct Scene: Sendable, Equatable {
  package var canvas: Canvas
  /// In the order of the file.
  package var screens: [Screen]
  package var root: Root
  package var script: [Located<Step>]
  /// The Swift files, or folders of them, that its expressions are over.
  package var load: [FilePath]
  /// The Swift version that these files are written in: 4, 4.2, 5 or 6.
  package var languageMode: String
  /// The delegate of the root's container and of what is presented; nil: whom a step names.
  package var delegate: SwiftExpression?
  /// What the scene does by itself when fingers do something.
  package var gestures: [Gesture]
  /// One at least.
  package var outputs: [Output]

  /// - Parameters:
  ///   - bytes: YAML or JSON, in UTF-8.
  ///   - path: For errors, and for the paths in the scene; only what it includes is read.
  package init(parsing bytes: [UInt8], path: String) throws(SceneError) {
    let node = try Inclusion.resolve(YAMLNode(parsing: bytes, path: path))
    self = try Reading<Scene>.record("{screens: {a: a.png}, root: a}").read(node)
  }

  package func screen(named name: String) -> Screen? {
    screens.first { $0.name.value == name }
  }
}

extension Scene: Record {
  static let name = "the scene"

  init(_ fields: inout Fields) throws(SceneError) {
    canvas = try fields.value(
      "canvas", .record("{size: 375x667, scale: 2}"), default: Canvas())
    _ = try fields.optional(Inclusion.key, Inclusion.files)
    screens = try fields.required("screens", .screens)
    root = try fields.required("root", .root)
    load = try fields.value(
      "load", .oneOrMore(of: .path(of: "a Swift file", example: "Card.swift")), default: [])
    languageMode = try fields.value("swift", .languageMode, default: Self.usualLanguageMode)
    delegate = try fields.optional("delegate", .located(.text)).map {
      SwiftExpression(.delegate, $0)
    }
    gestures = try fields.value("gestures", .list(of: .gesture), default: [])
    script = try fields.value("script", .list(of: .located(.step)), default: [])
    outputs = try fields.value(
      "output", .oneOrMore(of: .record("{file: film.gif}")), default: [Output()])
    guard !outputs.isEmpty else { throw fields.error(at: "output", "a scene needs an output") }
    try checkNames()
    try checkPieces()
  }

  /// Refuses pieces that no other screenshot shares.
  private func checkPieces() throws(SceneError) {
    let pieces = screens.map(\.pieces)
    for (index, names) in pieces.enumerated() {
      let others = (pieces[..<index] + pieces[(index + 1)...]).flatMap(\.self).map(\.value)
      for name in names where !others.contains(name.value) {
        throw name.place.error(
          "no other screenshot shares '\(name.value)'"
            + Spelling.advice(for: name.value, among: others))
      }
    }
  }

  /// Refuses names of screens that don't exist.
  private func checkNames() throws(SceneError) {
    let names = screens.map(\.name.value)
    let moved = script.flatMap(\.value.screens) + gestures.flatMap(\.move.screens)
    for used in root.screens + moved where !names.contains(used.value) {
      throw used.place.error(
        "no screen is named '\(used.value)'" + Spelling.advice(for: used.value, among: names))
    }
    for target in gestures.compactMap(\.target) {
      let touched = names + screens.flatMap { $0.ids + $0.barButtons }
      guard !touched.contains(target.value) else { continue }
      throw target.place.error(
        "no screen, no element and no bar button is named '\(target.value)'"
          + Spelling.advice(for: target.value, among: touched))
    }
    let others = names + screens.flatMap(\.ids)
    for gesture in gestures where gesture.movement != .tap {
      guard let target = gesture.target, !others.contains(target.value) else { continue }
      throw target.place.error("'\(target.value)' is a bar button, which only hears 'tap'")
    }
  }
}

extension Scene {
  package static let usualLanguageMode = "5"
  package static let languageModes = ["4", "4.2", "5", "6"]
}

extension Reading<String> {
  fileprivate static var languageMode: Reading {
    .scalar("a Swift version: 4, 4.2, 5 or 6") {
      Scene.languageModes.contains($0) ? $0 : nil
    }
  }
}

extension Reading<[Screen]> {
  /// Names with what they stand for.
  fileprivate static var screens: Reading {
    let expected = "screens by name, like {a: shots/a.png}"
    return Reading(expected) { node throws(SceneError) in
      guard case .mapping(let entries) = node.content, !entries.isEmpty else {
        throw node.mismatch(expected)
      }
      var screens: [Screen] = []
      for entry in entries {
        let name = Located(entry.key, at: entry.keyPlace)
        screens.append(
          Screen(name: name, content: try Reading<Screen.Content>.screen.read(entry.value)))
      }
      return screens
    }
  }
}
