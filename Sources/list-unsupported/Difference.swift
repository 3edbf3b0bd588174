import Foundation

/// How something differs from Apple's: what a comment that begins with "Unlike" says, and of what.
struct Difference: Equatable {
  /// The folder that it stands in, such as `UIKit/Bars`.
  var folder: String
  /// Types or members, such as `UITabBar.setItems(_:animated:)`.
  var names: [String]
  var text: String
}

extension Difference {
  /// Those of a source file.
  static func all(in source: String, folder: String) -> [Difference] {
    var reader = Reader(folder: folder)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices { reader.read(lines[index...]) }
    return reader.differences
  }

  private struct Reader {
    let folder: String
    var differences: [Difference] = []

    private var comment: [Substring] = []
    /// What the declarations differ in that come next: up to an empty line, or, of a type or an extension,
    /// all that are in it.
    private var group: (difference: Int, owner: Declaration?)?
    private var owners: [Declaration] = []

    init(folder: String) {
      self.folder = folder
    }

    mutating func read(_ lines: ArraySlice<Substring>) {
      let line = lines.first?.drop { $0 == " " } ?? ""
      if line.hasPrefix("//") {
        comment.append(line.drop { $0 == "/" }.drop { $0 == " " })
      } else if line.isEmpty {
        comment = []
        if group?.owner == nil { group = nil }
      } else if let declaration = Declaration(lines) {
        add(declaration)
        comment = []
      }
    }

    private mutating func add(_ declaration: Declaration) {
      while let last = owners.last, last.indentation >= declaration.indentation {
        owners.removeLast()
      }
      if let owner = group?.owner, !owners.contains(owner) { group = nil }
      let name = name(of: declaration)
      if let text {
        differences.append(Difference(folder: folder, names: [name], text: text))
        group =
          text.contains(#/^Unlike [^,:]+, (?:these|they) /#)
          ? (differences.count - 1, declaration.isType ? declaration : nil) : nil
      } else if let group, isSeen(declaration) {
        // The members say it better than their type.
        if group.owner != nil, differences[group.difference].names == [group.owner?.name] {
          differences[group.difference].names = []
        }
        if !differences[group.difference].names.contains(name) {
          differences[group.difference].names.append(name)
        }
      }
      if declaration.isType { owners.append(declaration) }
    }

    /// What nobody outside can name is told of its type.
    private func name(of declaration: Declaration) -> String {
      let path = owners.map(\.name)
      let isNamed = declaration.isType || isSeen(declaration) || path.isEmpty
      return (path + (isNamed ? [declaration.name] : [])).joined(separator: ".")
    }

    private func isSeen(_ declaration: Declaration) -> Bool {
      declaration.isPublic || declaration.keyword == "case" || owners.last?.keyword == "protocol"
    }

    /// What the comment says from "Unlike" to the end of its paragraph; the whole paragraph if "Unlike
    /// Apple's" is about what stands before it.
    private var text: String? {
      for paragraph in comment.split(separator: "") {
        let words = paragraph.joined(separator: " ")
        guard let match = words.firstMatch(of: #/(?:^|[.:;] )(Unlike .*)/#) else { continue }
        return match.1.hasPrefix("Unlike Apple's:") ? words : String(match.1)
      }
      return nil
    }
  }
}
