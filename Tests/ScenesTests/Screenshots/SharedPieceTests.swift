import Testing

@testable import Scenes

/// How shared pieces are written.
@Suite struct SharedPieceTests {
  private static func pieces(_ text: String) throws -> [SharedPiece] {
    let scene = try Scene(
      parsing: Array(
        "screens: {a: {image: a.png, shared: \(text)},\n b: {image: b.png, shared: \(text)}}\nroot: a"
          .utf8), path: "s.yml")
    guard case .picture(let picture) = scene.screens[0].content else { return [] }
    return picture.shared
  }

  @Test func aPieceIsAFrameOrAMapping() throws {
    let pieces = try Self.pieces(
      """
      {one: [20, 100, 80, 50%],
        two: {frame: [0, 0, 10, 10], fill: "#f00", corners: 8, margin: 3}}
      """)

    #expect(pieces.map(\.name.value) == ["one", "two"])
    #expect(
      pieces[0].frame.value
        == Placement(x: .points(20), y: .points(100), width: .points(80), height: .share(0.5)))
    #expect(pieces[0].look == SharedPiece.Look())
    #expect(
      pieces[1].look.fill
        == .color(Appearances(both: .rgba(red: 255, green: 0, blue: 0, alpha: 255))))
    #expect((pieces[1].look.corners, pieces[1].look.margin) == (8, 3))
  }

  @Test(arguments: [
    ("{}", "s.yml:1:37: expected pieces by name, like {thumb: [20, 100, 80, 80]}, found a mapping"),
    (
      "{a: [1, 2, 3]}",
      "s.yml:1:41: expected a frame [x, y, width, height], like [0, 64, 100%, 240], found a list"
    ),
    (
      "{a: {frame: [0, 0, 1, 1], fil: red}}",
      "s.yml:1:63: unknown key 'fil' in a shared piece; the nearest is 'fill'"
    ),
    (
      "{a: {frame: [0, 0, 1, 1], fill: surrounding}}",
      "s.yml:1:69: 'surrounding' is not a way to fill; the nearest is 'surroundings'"
    ),
    (
      "{a: {frame: [0, 0, 1, 1], fill: rad}}",
      "s.yml:1:69: 'rad' is not a colour; the nearest is 'red'"
    ),
  ])
  func aWrongPieceIsRefused(text: String, message: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.pieces(text) }

    #expect(error.description == message)
  }

  @Test func aPieceNeedsAPartner() throws {
    let text = """
      screens:
        a: {image: a.png, shared: {thumb: [0, 0, 1, 1]}}
        b: {image: b.png, shared: {thmub: [0, 0, 1, 1]}}
      root: a
      """

    let error = try #require(throws: SceneError.self) {
      try Scene(parsing: Array(text.utf8), path: "s.yml")
    }

    #expect(
      error.description
        == "s.yml:2:30: no other screenshot shares 'thumb'; the nearest is 'thmub'")
  }

  @Test func aPieceIsAWordOfTheCommandLine() throws {
    let (from, to) = try SharedPiece.pair(
      word: "thumb: 20,100,80,80/8 -> 0,0,100%,300", number: 1, look: SharedPiece.Look())
    let (short, _) = try SharedPiece.pair(
      word: "1,2,3,4->5,6,7,8", number: 3, look: SharedPiece.Look())

    #expect((from.name.value, to.name.value, short.name.value) == ("thumb", "thumb", "piece 3"))
    #expect((from.look.corners, to.look.corners) == (8, 0))
    #expect(to.frame.value.width == .share(1))
    #expect(short.frame.value.height == .points(4))
  }

  @Test(arguments: [
    "", "1,2,3,4", "1,2,3->1,2,3,4", "1,2,3,4->1,2,3,x", "1,2,3,4/x->1,2,3,4", "1,2,-3,4->1,2,3,4",
  ])
  func aWrongWordIsRefused(word: String) {
    #expect(throws: SceneError.self) {
      try SharedPiece.pair(word: word, number: 1, look: SharedPiece.Look())
    }
  }

  @Test(arguments: [("64,49", 64.0, 49.0), ("64", 64, 0), (" 59.5 , 34 ", 59.5, 34)])
  func barsAreAWord(word: String, top: Double, bottom: Double) throws {
    #expect(try Bars(word: word) == Bars(top: top, bottom: bottom))
  }
}
