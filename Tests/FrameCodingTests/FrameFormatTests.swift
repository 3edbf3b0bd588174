import Foundation
import FrameCoding
import Raster
import Testing

@Suite struct FrameFormatTests {
  @Test func formatsAreFoundByNameAndExtension() {
    #expect(FrameFormat.named("gif")?.name == "gif")
    #expect(FrameFormat.named("PNG")?.isFolder == true)
    #expect(FrameFormat.named("mov") == nil)
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

  @Test(arguments: FrameFormat.all.filter { !$0.isFolder }.map(\.name))
  func aFilmThatIsNotFinishedLeavesNothingAndKeepsWhatWasThere(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("film").path
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))

    do {
      let format = try #require(FrameFormat.named(name))
      let encoder = try format.makeEncoder(
        FilmRequest(width: 60, height: 40, destination: .path(path)))
      for box in 0..<20 {
        try encoder.add(Frame(bitmap: Pictures.page(box: box), duration: 0.1))
      }
    }

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["film"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("old".utf8))
  }

  @Test func aSequenceCannotGoToAPipe() throws {
    let format = try #require(FrameFormat.named("png"))

    #expect(throws: PNGSequenceError.self) {
      try format.makeEncoder(FilmRequest(width: 1, height: 1, destination: .sink { _ in }))
    }
  }
}
