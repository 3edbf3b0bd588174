import Scenes
import Testing
import UIKit

@Suite struct FontFaultTests {
  @Test func aMissingFontIsNotTheScenesFault() {
    let error = FontError.missing(file: "Inter-Bold.otf", folder: "/fonts")

    let sentence = FontFault.description(of: error)

    #expect(sentence?.contains("Inter-Bold.otf is not in /fonts") == true)
    #expect(sentence?.contains("make deps") == true)
    #expect(SceneFault.description(of: error) == nil)
    #expect(FontFault.description(of: CancellationError()) == nil)
  }
}
