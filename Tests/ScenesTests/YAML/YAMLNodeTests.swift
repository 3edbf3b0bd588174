import Testing

@testable import Scenes

@Suite struct YAMLNodeTests {
  private func node(_ text: String) throws -> YAMLNode {
    try YAMLNode(parsing: Array(text.utf8), path: "s.yml")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try node(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    guard case .mapping(let entries) = try node("\u{FEFF}a: 1\n").content else {
      throw NotAMapping()
    }

    #expect(entries.count == 1)
  }

  @Test func everyKeyAndValueKnowsItsPlace() throws {
    guard case .mapping(let entries) = try node("a: 1\nlong:\n  - x\n  - [y, \"z\"]\n").content
    else { throw NotAMapping() }
    guard case .sequence(let list) = entries[1].value.content,
      case .sequence(let inner) = list[1].content
    else { throw NotAMapping() }

    #expect(entries.map(\.key) == ["a", "long"])
    #expect(entries[1].keyPlace == SourcePlace(path: "s.yml", line: 2, column: 1))
    #expect(entries[0].value.place == SourcePlace(path: "s.yml", line: 1, column: 4))
    #expect(list[0].place == SourcePlace(path: "s.yml", line: 3, column: 5))
    #expect(inner[1].place == SourcePlace(path: "s.yml", line: 4, column: 9))
    #expect(inner[0].content == .scalar("y", isPlain: true))
    #expect(inner[1].content == .scalar("z", isPlain: false))
  }

  @Test func columnsCountCharactersNotBytes() throws {
    guard case .mapping(let entries) = try node("{\"äöü\": 1, b: 2}").content
    else { throw NotAMapping() }

    #expect(entries[1].keyPlace.column == 12)
  }

  @Test func jsonIsYAML() throws {
    #expect(try node("{\"a\": [1, true]}\n") != node("{\"a\": [1, false]}\n"))
  }

  @Test(arguments: ["a:", "a: ~", "a: null", "{a: }"])
  func nothingIsNull(_ text: String) throws {
    guard case .mapping(let entries) = try node(text).content else { throw NotAMapping() }

    #expect(entries[0].value.isNull)
  }

  @Test func quotedNullIsText() throws {
    #expect(try !node("\"null\"").isNull)
  }

  @Test(arguments: [
    ("", "s.yml:1:1: the file is empty; a scene begins with a key such as 'screens:'"),
    ("# only this\n", "s.yml:1:1: the file is empty; a scene begins with a key such as 'screens:'"),
    ("a: 1\nb: 2\na: 3", "s.yml:3:1: 'a' stands here a second time; the first is in line 1"),
    ("a: &x 1", "s.yml:1:4: anchors are not used in scene files; take '&x' away"),
    ("a: *x", "s.yml:1:4: aliases are not used in scene files; write out what '*x' is"),
    (
      "a: !!int 1",
      "s.yml:1:4: types are not named in scene files; take 'tag:yaml.org,2002:int' away"
    ),
    ("a: 1\n---\nb: 1", "s.yml:2:1: a second document begins here; a file holds one scene"),
    ("[a]: 1", "s.yml:1:1: a key must be a word, not a list"),
    (
      "a: {b: 1",
      "s.yml:2:1: did not find expected ',' or '}' while parsing a flow mapping (it begins in line 1)"
    ),
    ("a: b: c", "s.yml:1:5: mapping values are not allowed in this context"),
    ("a: 1\n\tb: 2", "s.yml:2:1: a tab stands here; YAML is indented with spaces"),
    ("a: \u{1}", "s.yml:1:4: control characters are not allowed"),
  ])
  func whatASceneFileHasNoUseForIsRefused(text: String, complaint: String) throws {
    let said = try #require(message(text))

    #expect(said.hasPrefix(complaint), "\(said)")
  }

  @Test func textThatIsNotUTF8IsRefusedWhereItStops() {
    #expect(
      throws: SceneError(
        place: SourcePlace(path: "s.yml", line: 2, column: 5),
        message: "this is not UTF-8 text; a scene file is YAML in UTF-8")
    ) {
      try YAMLNode(parsing: Array("a: 1\nb: ä".utf8) + [0xE9, 0x0A], path: "s.yml")
    }
  }

  @Test func aFileWithAByteOrderMarkIsRead() throws {
    #expect(try node("\u{FEFF}a: 1").summary == "a mapping")
  }

  @Test func aThousandListsInEachOtherAreRefusedAtOnce() throws {
    let said = try #require(message(String(repeating: "[", count: 200_000)))

    #expect(said == "s.yml:1:66: lists and mappings are more than 64 deep here")
  }

  @Test func sixtyFourListsInEachOtherAreRead() {
    let depth = YAMLComposer.depthLimit

    #expect(
      message(String(repeating: "[", count: depth) + String(repeating: "]", count: depth)) == nil)
  }
}

private struct NotAMapping: Error {}
