import Scenes

/// Which curves of a scene are drawn.
struct CurveChoice {
  var layer: String?
  var property: String?

  /// Those that match, of which there is one at least.
  func chosen(from curves: [ValueCurve], scene: String) throws(Failure) -> [ValueCurve] {
    guard !curves.isEmpty else {
      throw Failure(.nothingMatched, "nothing in \(scene) is animated; there is no curve to draw")
    }
    let ofLayers = curves.filter { matches($0.layer, last: "/", layer) }
    guard !ofLayers.isEmpty else {
      throw Failure(
        .nothingMatched,
        "no layer that is animated is called '\(layer ?? "")'"
          + Self.advice(for: layer, among: curves.map(\.layer)))
    }
    let chosen = ofLayers.filter { matches($0.property.name, first: ".", property) }
    guard !chosen.isEmpty else {
      throw Failure(
        .nothingMatched,
        "no value that is animated is called '\(property ?? "")'"
          + Self.advice(for: property, among: ofLayers.map(\.property.name)))
    }
    return chosen
  }

  /// `a/b` is called `b`, too.
  private func matches(_ name: String, last separator: Character, _ pattern: String?) -> Bool {
    guard let pattern else { return true }
    let last = name.split(separator: separator).last.map(String.init) ?? name
    return [name, last].contains(where: Glob(pattern: pattern).matches)
  }

  /// `position.x` is called `position`, too.
  private func matches(_ name: String, first separator: Character, _ pattern: String?) -> Bool {
    guard let pattern else { return true }
    let first = name.split(separator: separator).first.map(String.init) ?? name
    return [name, first].contains(where: Glob(pattern: pattern).matches)
  }

  private static func advice(for pattern: String?, among names: [String]) -> String {
    let each = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Spelling.advice(for: pattern ?? "", among: each)
  }
}
