import Foundation
import Testing

@testable import UserCode

struct ImportedSourcesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  private func write(_ text: String, as path: String, in folder: URL) throws -> String {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path(percentEncoded: false)
  }

  /// `UIKitSwift5Tests` play that copy.
  @Test func theCopyThatIsPlayedIsTheImporters() throws {
    let name = "fixtures/sources/HabitsPage.swift"
    let original = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    let copy = try String(
      contentsOf: Self.root.appending(
        path: "Tests/UIKitSwift5Tests/Imported/ImportedHabitsPage.swift"),
      encoding: .utf8)

    let module = ModuleSyntax([FileSyntax(SourceText(path: name, text: original))])

    #expect(ImportedSources.text(FileRewriter(0, of: module)) == copy)
  }

  @Test func copiesOfFilesOfOneNameStandBesideEachOther() throws {
    try inFolder { folder in
      let one = try write("let a = 1\n", as: "one/A.swift", in: folder)
      let two = try write("let b = 1\n", as: "two/A.swift", in: folder)

      let sources = try ImportedSources(SourceFiles([one, two]), into: folder)

      #expect(
        sources.paths.map { URL(filePath: $0).lastPathComponent } == ["0-A.swift", "1-A.swift"])
      #expect(
        try String(contentsOfFile: sources.paths[1], encoding: .utf8).hasSuffix("let b = 1\n"))
    }
  }

  @Test func whatTheCompilerSaysIsOfTheOriginal() throws {
    try inFolder { folder in
      let path = try write(
        "import SnapKit\nlet a = #selector(A.b), c: Int = \"\"\nlet d = e\n", as: "A.swift",
        in: folder)
      let sources = try ImportedSources(SourceFiles([path]), into: folder)
      func error(_ column: Int, _ message: String) -> Diagnostic {
        Diagnostic(
          file: path, line: 2, column: column, severity: .error, message: message,
          excerpt: ["", ""])
      }

      let told = sources.original([
        error(9, "generic parameter 'Owner' could not be inferred"),
        error(23, "type 'A' has no member 'b'"),
        error(38, "cannot convert"),
      ])

      #expect(told.map(\.message) == ["type 'A' has no member 'b'", "cannot convert"])
      #expect(told.map(\.column) == [9, 34])
      #expect(
        told.last?.excerpt == [
          "let a = #selector(A.b), c: Int = \"\"", String(repeating: " ", count: 33) + "^",
        ])
      let kept = sources.original([
        Diagnostic(
          file: path, line: 3, column: 9, severity: .error, message: "",
          excerpt: ["let d = e", "        ^~~~"])
      ])
      #expect(kept.first?.excerpt == ["let d = e", "        ^~~~"])
      #expect(sources.absentModules(of: path) == ["SnapKit"])
      #expect(
        sources.problems.map(\.message) == ["'SnapKit' isn't here; the import is left out"])
    }
  }
}
