import CoreGraphics
import Testing

@testable import CoreText

private let body = Font(size: 17)

@Suite struct TextLayoutTests {
  @Test(arguments: ["Hello", "Transitions", "AVATAR Type", "fi ffl 0123", "Привет", "Ωμέγα"])
  func aLineIsTwiceAsWideAtTwiceTheSize(text: String) throws {
    let once = try TextLayout(text, font: Font(size: 17)).size.width
    let twice = try TextLayout(text, font: Font(size: 34)).size.width

    #expect(once > 10)
    #expect(abs(twice - 2 * once) < 0.02)
  }

  @Test func wordsAddUp() throws {
    let whole = try TextLayout("one two", font: body).size.width
    let parts = try ["one", " ", "two"].map { try TextLayout($0, font: body).size.width }

    #expect(abs(whole - parts.reduce(0, +)) < 0.01)
  }

  @Test func aLineIsAsHighAsSanFranciscos() throws {
    let layout = try TextLayout("Hxg", font: body)

    #expect(abs(layout.size.height - 20.287) < 0.001)
    #expect(abs(layout.lines[0].origin.y - 16.469) < 0.001)
  }

  @Test func aMixedLineTakesTheGreatestAscentAndDescent() throws {
    let layout = try TextLayout([
      TextRun("small ", font: Font(size: 10)), TextRun("large", font: Font(size: 30)),
    ])

    #expect(layout.lines.count == 1)
    #expect(layout.size.height == Font(size: 30).lineHeight)
    #expect(layout.lines[0].runs.map(\.font.size) == [10, 30])
  }

  @Test func linesBreakBetweenWordsAndSpacesAtABreakDontCount() throws {
    let word = try TextLayout("word", font: body).size.width

    let layout = try TextLayout("word word word", font: body, width: word + 1)

    #expect(layout.lines.count == 3)
    #expect(layout.lines.allSatisfy { abs($0.width - word) < 0.01 })
    #expect(abs(layout.size.height - 3 * body.lineHeight) < 0.001)
  }

  @Test func textFitsTheWidthThatWasMeasured() throws {
    let text = "A line that has just been measured"
    let measured = try TextLayout(text, font: body).size.width

    #expect(try TextLayout(text, font: body, width: measured).lines.count == 1)
    #expect(try TextLayout(text, font: body, width: measured - 0.01).lines.count == 2)
  }

  @Test func characterWrappingFillsEachLine() throws {
    let style = TextStyle(lineBreakMode: .charWrapping)

    let byWord = try TextLayout("a bbbbbbb", font: body, width: 80)
    let byCharacter = try TextLayout("a bbbbbbb", font: body, width: 80, style: style)

    #expect(byWord.lines[0].width < 15)
    #expect(byCharacter.lines[0].width > 60)
  }

  @Test func aSpacingBetweenLinesIsAddedBetweenThemOnly() throws {
    let style = TextStyle(lineSpacing: 5)

    let layout = try TextLayout("one\ntwo\nthree", font: body, style: style)

    #expect(abs(layout.size.height - (3 * body.lineHeight + 10)) < 0.001)
  }

  @Test(arguments: [
    (TextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0), (.natural, 0.0),
  ])
  func linesAreIndentedByTheirAlignment(alignment: TextAlignment, share: Double) throws {
    let layout = try TextLayout(
      "abc", font: body, width: 200, style: TextStyle(alignment: alignment))

    #expect(abs(layout.lines[0].origin.x - share * (200 - layout.size.width)) < 0.001)
  }

  @Test func naturalAlignmentPutsArabicToTheRight() throws {
    let layout = try TextLayout("مرحبا", font: body, width: 200)

    #expect(layout.lines[0].isRightToLeft)
    #expect(abs(layout.lines[0].origin.x + layout.size.width - 200) < 0.001)
  }

  @Test func kerningAddsSpaceAfterEachCharacter() throws {
    let plain = try TextLayout([TextRun("abcd", font: body)])
    let kerned = try TextLayout([TextRun("abcd", font: body, kern: 2)])

    #expect(abs(kerned.size.width - plain.size.width - 8) < 0.01)
    #expect(abs(kerned.lines[0].runs[0].glyphs[0].position.x) < 0.01)
  }

  @Test func tabularDigitsAreEquallyWide() throws {
    let widths = try "0123456789".map {
      try TextLayout(String($0), font: Font(size: 17, tabularDigits: true)).size.width
    }

    #expect(Set(widths).count == 1)
  }

  @Test func heavierFacesAreWider() throws {
    let widths = try [400, 500, 600, 700, 800, 900].map {
      try TextLayout("Weight", font: Font(size: 17, weight: $0)).size.width
    }

    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }
}
