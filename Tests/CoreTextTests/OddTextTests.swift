import CoreGraphics
import Testing

@testable import CoreText

private let font = Font(size: 17)

@Suite struct OddTextTests {
  @Test func noTextHasNoLines() throws {
    let layout = try TextLayout("", font: font)

    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
  }

  @Test func emptyLinesKeepTheirHeight() throws {
    let layout = try TextLayout("a\n\nb", font: font)

    #expect(layout.lines.map(\.height) == [font.lineHeight, font.lineHeight, font.lineHeight])
    #expect(layout.lines[1].width == 0)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
  func everyNewlineEndsALine(text: String) throws {
    #expect(try TextLayout(text, font: font).lines.count == 2)
  }

  @Test func aNULIsNothing() throws {
    #expect(
      try TextLayout("a\0b", font: font).lines.first?.runs
        == TextLayout("ab", font: font).lines.first?.runs)
  }

  @Test func anEmojiIsABoxThatCanBeSeen() throws {
    let layout = try TextLayout("a🚀b", font: font)

    let boxes = try #require(layout.lines.first?.runs).flatMap(\.missing)
    #expect(boxes.count == 1)
    let box = try #require(boxes.first)
    #expect(box.width > 4)
    #expect(box.height > 4)
    let bottom = CGPoint(x: box.midX, y: layout.lines[0].origin.y - 0.2)
    #expect(try layout.shapes().contains { $0.path.contains(bottom) })
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300] as [CGFloat])
  func anyWidthWillDo(width: CGFloat) throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 1)

    #expect(try TextLayout("some words", font: font, width: width, style: style).lines.count == 1)
  }

  @Test(arguments: [0, -1, .nan, 1e9] as [CGFloat])
  func anySizeWillDo(size: CGFloat) throws {
    let layout = try TextLayout("x", font: Font(size: size))

    #expect(layout.lines.count == 1)
    #expect(layout.size.width.isFinite)
  }

  @Test func aVeryLongLineIsAsLongAsItIs() throws {
    let one = try TextLayout("nnnnnnnnnn", font: font).size.width

    let layout = try TextLayout(String(repeating: "n", count: 20_000), font: font)

    #expect(abs(layout.size.width - 2000 * one) < 1)
  }

  @Test func aVeryLongLineIsTruncated() throws {
    let style = TextStyle(lineBreakMode: .truncatingTail, maximumLines: 1)

    let layout = try TextLayout(
      String(repeating: "word ", count: 10_000), font: font, width: 200, style: style)

    #expect(layout.lines.count == 1)
    #expect(layout.size.width <= 200)
  }

  @Test func manyThreadsGetTheSameLines() async throws {
    let alone = try TextLayout("One lock for all of Pango", font: Font(size: 13, weight: 800))

    let together = try await withThrowingTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try TextLayout("One lock for all of Pango", font: Font(size: 13, weight: 800))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(together.allSatisfy { $0 == alone })
  }
}
