import Foundation

/// Screens that several scenes share: a scene names the files that hold them under `include`.
struct Inclusion {
  static let key = "include"

  static let files = Reading<[FilePath]>.oneOrMore(
    of: .path(of: "a file of screens", example: "pages/walks.yml"))

  /// Adds the screens of the files that `scene` includes to its own.
  static func resolve(_ scene: YAMLNode) throws(SceneError) -> YAMLNode {
    guard case .mapping(var entries) = scene.content,
      let inclusion = entries.first(where: { $0.key == key })
    else { return scene }
    var screens: [YAMLEntry] = []
    var paths: [String] = []
    for file in try files.read(inclusion.value) {
      let path = file.relativeToItsFile
      guard !paths.contains(path) else {
        throw file.place.error("\(path) is included already; name it once")
      }
      paths.append(path)
      screens += try self.screens(of: file)
    }
    if let index = entries.firstIndex(where: { $0.key == "screens" }),
      case .mapping(let own) = entries[index].value.content
    {
      screens += own
      entries[index].value.content = .mapping(screens)
    } else if !screens.isEmpty, !entries.contains(where: { $0.key == "screens" }) {
      let node = YAMLNode(.mapping(screens), at: inclusion.value.place)
      entries.append(YAMLEntry(key: "screens", keyPlace: inclusion.keyPlace, value: node))
    }
    try refuseTwins(among: screens)
    return YAMLNode(.mapping(entries), at: scene.place)
  }

  private static func screens(of file: FilePath) throws(SceneError) -> [YAMLEntry] {
    let path = file.relativeToItsFile
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw file.place.error("\(path) is a folder; name a file in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      var error = file.place.error("\(path) can't be read; check the path")
      error.isOfMissingFile = true
      throw error
    }
    let node = try YAMLNode(parsing: Array(data), path: path)
    guard case .mapping(let entries) = node.content else {
      throw node.mismatch("screens, like {screens: {a: a.png}}")
    }
    var fields = Fields(of: "an included file", entries: entries, place: node.place)
    let screens = try fields.required(
      "screens",
      Reading("screens by name, like {a: shots/a.png}") { node throws(SceneError) in
        guard case .mapping(let screens) = node.content else {
          throw node.mismatch("screens by name, like {a: shots/a.png}")
        }
        return screens
      })
    try fields.refuseUnknownKeys()
    return screens
  }

  private static func refuseTwins(among screens: [YAMLEntry]) throws(SceneError) {
    var places: [String: SourcePlace] = [:]
    for screen in screens {
      if let first = places.updateValue(screen.keyPlace, forKey: screen.key) {
        throw screen.keyPlace.error(
          "the screen '\(screen.key)' stands in \(first.path):\(first.line) too")
      }
    }
  }
}
