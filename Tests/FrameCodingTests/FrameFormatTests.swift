import Foundation
import FrameCoding
import Raster
import Testing

@Suite struct FrameFormatTests {
  @Test func formatsAreFoundByNameAndExtension() {
    #expect(FrameFormat.named("gif")?.name == "gif")
    #expect(FrameFormat.named("PNG")?.isFolder == true)
    #expect(FrameFormat.named("webp") == nil)
  }

  @Test func everyFormatMakesAnEncoderThatWritesItsPath() throws {
    for format in FrameFormat.all {
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: path) }
      let encoder = try format.makeEncoder(
        FilmRequest(width: 60, height: 40, destination: .path(path.path)))
      try encoder.add(Frame(bitmap: Pictures.page(box: 3), duration: 0.1))
      #expect(!FileManager.default.fileExists(atPath: path.path))
      try encoder.finish()

      #expect(FileManager.default.fileExists(atPath: path.path))
    }
  }

  @Test func aSequenceCannotGoToAPipe() throws {
    let format = try #require(FrameFormat.named("png"))

    #expect(throws: PNGSequenceError.self) {
      try format.makeEncoder(FilmRequest(width: 1, height: 1, destination: .sink { _ in }))
    }
  }
}
