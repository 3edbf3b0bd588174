import CoreGraphics
import Testing

@testable import CoreText

private let font = Font(size: 17)
private let long = "The quick brown fox jumps over the lazy dog and runs away"

@Suite struct TruncationTests {
  private func glyph(_ text: String) throws -> UInt32? {
    try TextLayout(text, font: font).lines.first?.runs.first?.glyphs.first?.id
  }

  private func glyphs(_ layout: TextLayout) -> [UInt32] {
    layout.lines.last?.runs.flatMap { $0.glyphs.map(\.id) } ?? []
  }

  @Test func theTailGivesWayToAnEllipsis() throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 1)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= 120)
    #expect(glyphs(layout).last == (try glyph("…")))
    #expect(glyphs(layout).first == (try glyph("T")))
  }

  @Test func theHeadGivesWayToAnEllipsis() throws {
    let style = TextStyle(lineBreakMode: .truncatingHead, maximumLines: 1)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    #expect(glyphs(layout).first == (try glyph("…")))
    #expect(glyphs(layout).last == (try glyph("y")))
  }

  @Test func theMiddleGivesWayToAnEllipsis() throws {
    let style = TextStyle(lineBreakMode: .truncatingMiddle, maximumLines: 1)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    let ellipsis = try #require(try glyph("…"))
    #expect(glyphs(layout).dropFirst().dropLast().contains(ellipsis))
    #expect(glyphs(layout).last == (try glyph("y")))
  }

  @Test func onlyTheLastOfSeveralLinesIsTruncated() throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 2)
    let wrapped = try TextLayout(long, font: font, width: 120)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    #expect(layout.lines.count == 2)
    #expect(layout.lines[0] == wrapped.lines[0])
    #expect(glyphs(layout).last == (try glyph("…")))
  }

  @Test func aParagraphLeftOutShowsByAnEllipsis() throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 1)

    let layout = try TextLayout("Hi\nthere", font: font, width: 120, style: style)

    #expect(layout.isTruncated)
    #expect(glyphs(layout) == (try glyphs(TextLayout("Hi…", font: font))))
  }

  @Test func wrappingModesCutWithoutAnEllipsis() throws {
    let style = TextStyle(lineBreakMode: .wordWrapping, maximumLines: 2)
    let wrapped = try TextLayout(long, font: font, width: 120)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    #expect(layout.isTruncated)
    #expect(layout.lines == Array(wrapped.lines.prefix(2)))
  }

  @Test func aClippedLineRunsOn() throws {
    let style = TextStyle(lineBreakMode: .clipping, maximumLines: 1)

    let layout = try TextLayout(long, font: font, width: 120, style: style)

    #expect(layout.size.width == (try TextLayout(long, font: font).size.width))
  }

  @Test func textThatFitsIsLeftAlone() throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 1)

    let layout = try TextLayout("Fits", font: font, width: 120, style: style)

    #expect(!layout.isTruncated)
    #expect(layout.lines == (try TextLayout("Fits", font: font).lines))
  }
}
