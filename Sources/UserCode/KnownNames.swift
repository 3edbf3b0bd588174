import Foundation
import Scenes

/// The names that Animatic's modules have.
struct KnownNames {
  private var types: [String] = []
  private var members: [String: [String]] = [:]

  /// Asks the toolchain what stands in the modules.
  init(_ toolchain: Toolchain, _ modules: OwnModules) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "animatic-\(ProcessInfo.processInfo.processIdentifier)-names")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in OwnModules.names {
      _ = try ChildProcess(
        toolchain.tool("swift-symbolgraph-extract"),
        ["-module-name", module, "-target", "x86_64-unknown-linux-gnu", "-output-dir"]
          + [folder.path(percentEncoded: false)] + modules.arguments)
    }
    let graphs = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in graphs {
      add(
        try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appending(path: name))))
    }
  }

  init(types: [String], members: [String: [String]]) {
    (self.types, self.members) = (types, members)
  }

  private mutating func add(_ graph: Graph) {
    for symbol in graph.symbols {
      guard let last = symbol.pathComponents.last else { continue }
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      let name = String(last.prefix { $0 != "(" })
      if owner.isEmpty { types.append(name) } else { members[owner, default: []].append(name) }
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      var pathComponents: [String]
    }

    var symbols: [Symbol]
  }
}

extension KnownNames {
  /// Says of a name that the compiler doesn't find whether it is Animatic that lacks it.
  ///
  /// - Parameter absentModules: Those that the file imports and that aren't here.
  func problem(_ diagnostic: Diagnostic, absentModules: [String] = []) -> SourceCheck.Problem {
    var problem = SourceCheck.Problem(diagnostic: diagnostic)
    let message = diagnostic.message
    if let need = Self.needOfRuntime(message) {
      problem.diagnostic.message += "; " + need
    } else if let match = message.firstMatch(of: #/^cannot find (?:type )?'(\w+)' in scope/#) {
      let name = String(match.1)
      if Self.isApples(name) {
        problem.blame(name, nearest: Spelling.nearest(to: name, among: types))
      } else {
        problem.diagnostic.message += "; if another file declares it, name that file too"
        problem.mayComeFrom(absentModules)
      }
    } else if let match = message.firstMatch(of: #/type '([\w.]+)' has no member '(\w+)'/#),
      let known = members[String(match.1)]
    {
      let name = String(match.2)
      problem.blame(
        "\(match.1).\(name)",
        nearest: Spelling.nearest(to: name, among: known).map { "\(match.1).\($0)" })
      problem.mayComeFrom(absentModules)
    } else if message.contains(#/has no member '\w+'/#) {
      problem.mayComeFrom(absentModules)
    } else if let match = message.firstMatch(of: #/^no such module '([\w.]+)'/#) {
      problem.blame("import \(match.1)", nearest: nil)
    }
    return problem
  }

  /// What can't be done to users' own objects.
  private static func needOfRuntime(_ message: String) -> String? {
    guard let match = message.firstMatch(of: #/(?:cannot find|has no member) '(\w+)'/#) else {
      return nil
    }
    switch match.1 {
    case "value", "setValue", "setValuesForKeys":
      return "values are found by key only where Objective-C's runtime is; layers know theirs"
    case "addObserver", "observeValue":
      return "key paths as text are observed only where Objective-C's runtime is; "
        + "'observe(\\.path)' does it here"
    case "NSClassFromString", "class_getInstanceMethod", "method_exchangeImplementations",
      "object_getClass":
      return "that needs Objective-C's runtime, which isn't here"
    default: return nil
    }
  }

  /// Whether a name has the prefix of one of Apple's frameworks.
  private static func isApples(_ name: String) -> Bool {
    name.wholeMatch(of: #/(UI|CA|CG|CI|CT|NS|AV|MK|WK|SK|SC|MTL|CM|PH|CL)[A-Z]\w*/#) != nil
  }
}

extension SourceCheck.Problem {
  fileprivate mutating func mayComeFrom(_ modules: [String]) {
    guard let last = modules.last else { return }
    let list =
      modules.count == 1 ? last : "\(modules.dropLast().joined(separator: ", ")) or \(last)"
    let verb = modules.count == 1 ? "isn't" : "aren't"
    diagnostic.message += "; it may come from \(list), which \(verb) here"
  }

  fileprivate mutating func blame(_ name: String, nearest: String?) {
    (missing, self.nearest) = (name, nearest)
    diagnostic.message =
      "Animatic has no '\(name)'" + (nearest.map { "; the nearest that it has is '\($0)'" } ?? "")
  }
}
