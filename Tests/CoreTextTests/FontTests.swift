import CoreGraphics
import Testing

@testable import CoreText

@Suite struct FontTests {
  @Test(arguments: [
    (400, false, "Inter-Regular.otf"), (400, true, "Inter-Italic.otf"),
    (700, false, "Inter-Bold.otf"), (650, true, "Inter-BoldItalic.otf"),
    (0, false, "Inter-Thin.otf"), (5000, false, "Inter-Black.otf"),
  ])
  func aFaceIsOneFile(weight: Int, isItalic: Bool, file: String) {
    #expect(FontFace(weight: weight, isItalic: isItalic).fileName == file)
  }

  @Test func aMissingFontSaysWhatToDo() {
    let engine = TextEngine(folder: FontFolder(path: "/nowhere"))

    let error = #expect(throws: FontError.self) { try engine.load() }

    #expect(error?.description.contains("make deps") == true)
    #expect(error == .missing(file: "Inter-Bold.otf", folder: "/nowhere"))
  }

  @Test func capitalsAreAsHighAsTheFontSays() throws {
    let font = Font(size: 100)

    let box = try TextLayout("H", font: font).shapes()[0].path.boundingBoxOfPath

    #expect(abs(box.height - font.capHeight) < 0.1)
    #expect(abs(box.maxY - font.ascender) < 0.01)
  }

  @Test(arguments: ["É", "Ñ", "Ç", "g", "j", "ģ", "Ş", "@"])
  func aLineHoldsItsGlyphs(text: String) throws {
    let font = Font(size: 17)

    let box = try TextLayout(text, font: font).shapes()[0].path.boundingBoxOfPath

    #expect(box.minY >= 0)
    #expect(box.maxY <= font.lineHeight)
  }

  @Test func smallLettersAreAsHighAsTheFontSays() throws {
    let font = Font(size: 100)

    let box = try TextLayout("x", font: font).shapes()[0].path.boundingBoxOfPath

    #expect(abs(box.height - font.xHeight) < 0.1)
  }

  @Test func theOutlineStandsWhereTheGlyphDoes() throws {
    let layout = try TextLayout("HH", font: Font(size: 20))

    let path = try layout.shapes()[0].path
    let stems = try TextLayout("H", font: Font(size: 20)).shapes()[0].path.boundingBoxOfPath

    #expect(abs(path.boundingBoxOfPath.maxX - (stems.maxX + layout.size.width / 2)) < 0.01)
  }
}
