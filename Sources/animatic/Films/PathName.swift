/// A path, taken apart as text.
struct PathName: Hashable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  /// Up to the last slash and with it; empty if there is none.
  var folder: String {
    text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
  }

  /// Behind the last slash.
  var last: String {
    text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The last part without its extension.
  var stem: String {
    self.extension.isEmpty ? last : String(last.dropLast(self.extension.count + 1))
  }

  /// Behind the last dot of the last part; a dot at its beginning or end doesn't count.
  var `extension`: String {
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return String(last[last.index(after: dot)...])
  }

  func replacingExtension(by new: String) -> PathName {
    PathName(folder + stem + "." + new)
  }

  /// With a mark behind the stem.
  func marked(_ mark: String) -> PathName {
    PathName(folder + stem + mark + (self.extension.isEmpty ? "" : "." + self.extension))
  }

  /// This path seen from `folder`, unless it is absolute.
  func relative(to folder: String) -> PathName {
    text.hasPrefix("/") || folder.isEmpty
      ? self : PathName(folder + (folder.hasSuffix("/") ? "" : "/") + text)
  }

  /// Without `.`, `..` and double slashes, from the root on, so that two spellings of a path are equal.
  func absolute(from working: String) -> PathName {
    var parts: [Substring] = []
    for part in relative(to: working).text.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return PathName("/" + parts.joined(separator: "/"))
  }
}
