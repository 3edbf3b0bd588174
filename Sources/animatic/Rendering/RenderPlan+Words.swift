import Foundation
import Transitions

extension RenderPlan {
  /// Adds the films of scene files, or of a transition if there are two screenshots to show it with.
  mutating func add(words: [String], _ screenshots: (from: String, to: String)?) throws {
    for word in words {
      if let (from, to) = screenshots {
        let scene = try TransitionScene.make(transition: word, from: from, to: to)
        try add(scene, name: word, folder: "")
      } else {
        try add(sceneFile: try sceneFile(word))
      }
    }
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
