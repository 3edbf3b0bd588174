import Foundation
import UserCode

/// What stands in Animatic's modules, as the compiler tells it.
struct ModuleSymbols {
  static let modules = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText"]

  /// The members of each type, or of none: `alpha`, `animate(withDuration:animations:)`.
  private var members: [String: Set<String>] = [:]
  /// What each type inherits from and conforms to.
  private var ancestors: [String: Set<String>] = [:]

  init(members: [String: Set<String>] = [:], ancestors: [String: Set<String>] = [:]) {
    (self.members, self.ancestors) = (members, ancestors)
  }

  /// - Parameter executable: The path of a tool that was built with the modules.
  init(beside executable: String, searching folders: [String]) throws {
    let (toolchain, own) = (
      try Toolchain(folders: folders), try OwnModules(beside: executable, folders: folders)
    )
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "list-unsupported-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in Self.modules {
      _ = try ChildProcess(
        toolchain.tool("swift-symbolgraph-extract"),
        ["-module-name", module, "-target", "x86_64-unknown-linux-gnu", "-output-dir"]
          + [folder.path(percentEncoded: false)] + own.arguments)
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = try Data(contentsOf: folder.appending(path: file))
      add(try JSONDecoder().decode(Graph.self, from: bytes))
    }
  }

  private mutating func add(_ graph: Graph) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents
      names[symbol.identifier.precise] = path.joined(separator: ".")
      members[path.dropLast().joined(separator: "."), default: []].insert(path.last ?? "")
    }
    for relationship in graph.relationships
    where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let heir = names[relationship.source],
        let parent = names[relationship.target] ?? relationship.targetFallback
      else { continue }
      let last = parent.split(separator: ".").last.map(String.init) ?? parent
      ancestors[heir, default: []].formUnion([parent, last])
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable {
        var precise: String
      }

      var identifier: Identifier
      var pathComponents: [String]
    }

    struct Relationship: Decodable {
      var kind, source, target: String
      var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
  }
}

extension ModuleSymbols {
  /// Whether there is a type or a member of a name, as `UIView.init(frame:)`. Arguments that have
  /// defaults may be missing from it, or all of them.
  func has(_ name: String) -> Bool {
    let head = name.prefix { $0 != "(" }
    let dot = head.lastIndex(of: ".")
    let owner = dot.map { String(name[..<$0]) } ?? ""
    let member = String(dot.map { name[name.index(after: $0)...] } ?? name[...])
    var (open, seen) = ([owner], Set<String>())
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if members[type]?.contains(where: { Self.matches(member, $0) }) == true { return true }
      open += ancestors[type] ?? []
    }
    return false
  }

  private static func matches(_ wanted: String, _ member: String) -> Bool {
    guard wanted != member else { return true }
    let (wanted, member) = (parts(of: wanted), parts(of: member))
    guard wanted.base == member.base else { return false }
    guard let labels = wanted.labels else { return true }
    guard var left = member.labels?[...] else { return false }
    for label in labels {
      guard let index = left.firstIndex(of: label) else { return false }
      left = left[(index + 1)...]
    }
    return true
  }

  private static func parts(of name: String) -> (base: Substring, labels: [Substring]?) {
    let base = name.prefix { $0 != "(" }
    guard base.count < name.count else { return (base, nil) }
    return (base, name.dropFirst(base.count + 1).dropLast().split(separator: ":"))
  }
}
