import Foundation
import Testing

@testable import Scenes

/// Screens from another file, and the paths in it.
@Suite struct InclusionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "inclusion-\(UUID().uuidString)")

  private func scene(_ text: String, pages: [String: String]) throws -> Scene {
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "pages"), withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    for (name, text) in pages {
      try Data(text.utf8).write(to: folder.appending(path: "pages/\(name)"))
    }
    return try Scene(parsing: Array(text.utf8), path: folder.appending(path: "s.yml").path)
  }

  @Test func includedScreensComeBeforeTheScenesOwn() throws {
    let scene = try scene(
      "include: [pages/a.yml, pages/b.yml]\nscreens: {c: c.png}\nroot: b",
      pages: ["a.yml": "screens: {a: a.png}", "b.yml": "screens: {b: shots/b.png}"])

    #expect(scene.screens.map(\.name.value) == ["a", "b", "c"])
  }

  @Test func pathsAreRelativeToTheFileInWhichTheyStand() throws {
    let scene = try scene(
      "include: pages/a.yml\nscreens: {b: b.png}\nroot: b",
      pages: ["a.yml": "screens: {a: ../shots/a.png}"])

    #expect(
      Array(Set(scene.pictures)).sorted() == [
        "\(folder.path)/b.png", "\(folder.path)/pages/../shots/a.png",
      ])
  }

  @Test func aSceneMayHaveNoScreensOfItsOwn() throws {
    let scene = try scene("include: pages/a.yml\nroot: a", pages: ["a.yml": "screens: {a: a.png}"])

    #expect(scene.screens.map(\.name.value) == ["a"])
  }

  @Test(arguments: [
    ("include: pages/a.yml\nroot: b", "s.yml:2:7: no screen is named 'b'; there is 'a'"),
    ("include: []\nroot: b", "s.yml:1:1: the scene needs 'screens': screens by name, like"),
    (
      "include: pages/none.yml\nroot: b",
      "s.yml:1:10: FOLDER/pages/none.yml can't be read; check the path"
    ),
    ("include: pages\nroot: b", "s.yml:1:10: FOLDER/pages is a folder; name a file in it"),
    (
      "include: [pages/a.yml, pages/a.yml]\nroot: a",
      "s.yml:1:24: FOLDER/pages/a.yml is included already; name it once"
    ),
    (
      "include: [pages/a.yml, pages/b.yml]\nroot: a",
      "pages/b.yml:1:11: the screen 'a' stands in FOLDER/pages/a.yml:1 too"
    ),
    ("include: pages/list.yml\nroot: a", "pages/list.yml:1:1: expected screens, like"),
    (
      "include: pages/scene.yml\nroot: a",
      "pages/scene.yml:2:1: unknown key 'root' in an included file"
    ),
  ])
  func aWrongInclusionIsExplained(text: String, complaint: String) throws {
    let error = try #require(throws: SceneError.self) {
      try scene(
        text,
        pages: [
          "a.yml": "screens: {a: a.png}", "b.yml": "screens: {a: b.png}", "list.yml": "- a",
          "scene.yml": "screens: {a: a.png}\nroot: a",
        ])
    }

    let expected = complaint.replacing("FOLDER", with: folder.path)
    #expect(error.description.hasPrefix("\(folder.path)/\(expected)"), "\(error)")
  }
}
