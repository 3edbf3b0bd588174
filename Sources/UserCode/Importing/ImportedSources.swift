package import Foundation

/// Copies of users' files in which what they ask of Objective-C's runtime is there without it.
///
/// The copies have the lines of the originals and say so to the compiler, so that it blames the
/// originals.
package struct ImportedSources: Sendable {
  /// The copies, in the order of the files.
  package let paths: [String]
  /// What was left out and what can't be done, by the originals' lines.
  package let problems: [Diagnostic]
  /// Where a condition is true because the sources are taken as on a phone.
  let phoneConditions: [Diagnostic]
  /// What the files declare.
  package let declarations: Declarations
  private let copies: [String: Copy]

  private struct Copy: Sendable {
    var source: SourceText
    var edits: TextEdits
    var absentModules: [String]
  }

  /// What each copy imports in its first line.
  ///
  /// Foundation comes with it: beside an import of its own, its timers and UIKit's would be
  /// ambiguous.
  static let givenModules: Set<String> = [
    "UIKit", "Foundation", "Dispatch", "QuartzCore", "CoreGraphics", "CoreText",
  ]

  /// Apple's modules that need no saying that they aren't here: what is used of them comes with
  /// others.
  static let apples: Set<String> = ["ObjectiveC", "Darwin", "CoreFoundation", "UIKitCore", "Cocoa"]

  /// Reads the files and writes their copies.
  ///
  /// - Parameters:
  ///   - folder: Where to; it has to be there.
  ///   - isPhone: Whether the code below `#if os(iOS)` is taken.
  package init(_ files: SourceFiles, into folder: URL, isPhone: Bool = true) throws {
    var syntaxes: [FileSyntax] = []
    for path in files.paths {
      syntaxes.append(FileSyntax(try SourceText(contentsOf: path, isPhone: isPhone)))
    }
    phoneConditions = syntaxes.flatMap { syntax in
      syntax.source.conditions.answers.filter(\.isTrue).map {
        let (line, column) = syntax.source.position(of: $0.range.lowerBound)
        return Diagnostic(
          file: syntax.source.path, line: line, column: column, severity: .note, message: "")
      }
    }
    let module = ModuleSyntax(syntaxes)
    var (paths, problems): ([String], [Diagnostic]) = ([], [])
    var copies: [String: Copy] = [:]
    for (number, syntax) in syntaxes.enumerated() {
      let rewriter = FileRewriter(number, of: module)
      let own = URL(filePath: syntax.source.path).lastPathComponent
      // A module has no two files of one name, and the originals' names are taken by what the copies
      // say of themselves.
      let copy = folder.appending(path: "\(number)-\(own)")
      try Data(Self.text(rewriter).utf8).write(to: copy)
      paths.append(copy.path(percentEncoded: false))
      problems += rewriter.problems
      copies[syntax.source.path] = Copy(
        source: syntax.source, edits: rewriter.edits, absentModules: rewriter.absentModules)
    }
    self.paths = paths
    self.problems = problems
    self.copies = copies
    declarations = module.declarations
  }

  static func text(_ rewriter: FileRewriter) -> String {
    let path = rewriter.source.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "import UIKit\n#sourceLocation(file: \"\(path)\", line: 1)\n"
      + rewriter.edits.text(of: rewriter.source)
  }
}

extension ImportedSources {
  /// What the compiler says of the copies, with the originals' columns and text.
  package func original(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let moved = diagnostics.map(original)
    // Where it doesn't find what was named, it can't infer either what was put in.
    return moved.filter { one in
      let reasons = moved.filter {
        ($0.file, $0.line, $0.column) == (one.file, one.line, one.column)
          && ($0.message.contains("has no member") || $0.message.hasPrefix("cannot find"))
      }
      return reasons.isEmpty || reasons.contains(one)
        || !["generic parameter '", "missing argument label"].contains {
          one.message.hasPrefix($0)
        }
    }
  }

  private func original(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let copy = copies[diagnostic.file] else { return diagnostic }
    var moved = diagnostic
    moved.column = copy.edits.column(
      diagnostic.column, ofLine: diagnostic.line, in: copy.source)
    // The marks below a line that was rewritten don't fit the original.
    if let shown = diagnostic.excerpt.first, let line = copy.source.line(diagnostic.line),
      shown != line
    {
      let blanks = line.utf8.prefix(moved.column - 1).map { $0 == 9 ? "\t" : " " }.joined()
      moved.excerpt = [line, blanks + "^"]
    }
    return moved
  }

  /// The modules that a file imports and that aren't here.
  package func absentModules(of file: String) -> [String] {
    copies[file]?.absentModules ?? []
  }
}
