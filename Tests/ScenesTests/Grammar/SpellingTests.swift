import Testing

@testable import Scenes

@Suite struct SpellingTests {
  @Test(arguments: [
    ("size", "size", 0), ("sizze", "size", 1), ("szie", "size", 1), ("SIZE", "size", 0),
    ("", "abc", 3), ("kitten", "sitting", 3),
  ])
  func aDistanceCountsLetters(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
  }

  @Test(
    arguments: [
      ("Fadee", "Fade"), ("fade", "Fade"), ("pushscale", "PushScale"), ("zzz", nil), ("F", nil),
      ("Pushh", "Push"),
    ] as [(String, String?)])
  func theNearestWordIsFound(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: ["Fade", "PushScale", "Push"]) == nearest)
  }

  @Test(arguments: [("fit", "scaleAspectFit"), ("fill", nil), ("it", nil)] as [(String, String?)])
  func aWordThatOneCandidateContainsIsNear(word: String, nearest: String?) {
    let modes = ["scaleToFill", "scaleAspectFit", "scaleAspectFill"]

    #expect(Spelling.nearest(to: word, among: modes) == nearest)
  }

  @Test func wordsAreEnumerated() {
    #expect(Spelling.enumeration(of: ["a", "b", "c"], last: "or") == "'a', 'b' or 'c'")
    #expect(Spelling.enumeration(of: ["a"]) == "'a'")
  }
}
