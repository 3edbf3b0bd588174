import Foundation
import Scenes
import Transitions

extension RenderPlan {
  /// Adds the films of scene files, or of a transition if there are two screenshots to show it with, or
  /// the one of Swift files.
  mutating func add(words: [String], _ subject: SubjectOptions) throws {
    guard !CodeScene.isMeant(by: words) else { return try add(code: words, subject) }
    for word in words {
      if let (from, to) = subject.screenshots.pair {
        let scene = try TransitionScene.make(
          transition: word, from: from, to: to, try subject.screenshots.traits)
        try add(scene, name: word, folder: "")
      } else {
        try add(sceneFile: try sceneFile(word))
      }
    }
  }

  private mutating func add(code words: [String], _ subject: SubjectOptions) throws {
    let screens = try TwoScreens(
      from: subject.screenshots.from, to: subject.screenshots.to,
      traits: subject.screenshots.traits, controllers: subject.cast.screens())
    var scene = try CodeScene.make(
      words, subject.cast, screens: screens, languageMode: subject.code.swift)
    scene.canvas.device = try subject.screenshots.traits.device
    try add(scene, name: PathName(words[0]).stem, folder: "")
  }

  /// Says so if a word is a transition that lacks its screenshots.
  private func sceneFile(_ word: String) throws(UsageError) -> String {
    guard TransitionCatalog.entry(named: word) != nil, !FileManager.default.fileExists(atPath: word)
    else {
      return word
    }
    throw UsageError("'\(word)' is a transition; give it two screenshots: --from a.png --to b.png")
  }
}
