import Animatic
import Cards
import Testing

@MainActor @Suite struct RiseAnimatorTests {
  private let film = Film(
    of: MenuController(), on: Canvas(size: CGSize(width: 200, height: 300), scale: 1)
  ) { menu, script in
    script.tap(menu.button, at: 0)  // the finger is lifted at 0.08 s
  }

  @Test func atHalfTimeTheCardCoversTheLowerHalf() throws {
    let frame = try film.frame(at: 0.28)

    #expect(frame[150, 149] == Pixel(red: 255, green: 0, blue: 0))
    #expect(frame[150, 151] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func theCardAppearsWhenItHasRisen() throws {
    let log = try film.log

    #expect(log.lines.contains("0.480 appearance CardController viewDidAppear(true)"))
    #expect(log.warnings == [])
  }
}
