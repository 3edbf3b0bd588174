import Foundation
import FrameCoding
import ImageFiles
import Raster
import Testing

@Suite struct PNGSequenceTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ durations: [Double], to folder: URL) throws {
    let encoder = try PNGSequenceEncoder(width: 60, height: 40, path: folder.path)
    for (index, duration) in durations.enumerated() {
      try encoder.add(Frame(bitmap: Pictures.page(box: index), duration: duration))
    }
    try encoder.finish()
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aSequenceIsNumberedFilesAndTheirTimes() throws {
    try withFolder { folder in
      try write([0.04, 1.0 / 30, 0.8], to: folder.appendingPathComponent("film"))

      let film = folder.appendingPathComponent("film")
      #expect(try names(in: folder) == ["film"])
      #expect(try names(in: film) == ["0001.png", "0002.png", "0003.png", "frames.json"])
      let json = try String(contentsOf: film.appendingPathComponent("frames.json"), encoding: .utf8)
      #expect(
        json == """
          {
            "width": 60,
            "height": 40,
            "duration": 0.873333,
            "frames": [
              {"file": "0001.png", "time": 0, "duration": 0.04},
              {"file": "0002.png", "time": 0.04, "duration": 0.033333},
              {"file": "0003.png", "time": 0.073333, "duration": 0.8}
            ]
          }

          """)
      let first = try Data(contentsOf: film.appendingPathComponent("0001.png"))
      #expect(try Array(first) == PNGFile.encode(Pictures.page(box: 0)))
    }
  }

  @Test func anOldSequenceIsReplacedWhole() throws {
    try withFolder { folder in
      let film = folder.appendingPathComponent("film")
      try write([0.1, 0.1, 0.1], to: film)
      try write([0.1], to: film)

      #expect(try names(in: film) == ["0001.png", "frames.json"])
      #expect(try names(in: folder) == ["film"])
    }
  }

  @Test func aFolderOfOtherThingsIsLeftAlone() throws {
    try withFolder { folder in
      try Data("mine".utf8).write(to: folder.appendingPathComponent("notes.txt"))

      #expect(throws: PNGSequenceError.self) { try write([0.1], to: folder) }
      #expect(try names(in: folder) == ["notes.txt"])
    }
  }

  @Test func aSequenceThatIsNotFinishedLeavesNothing() throws {
    try withFolder { folder in
      do {
        let encoder = try PNGSequenceEncoder(
          width: 60, height: 40, path: folder.appendingPathComponent("film").path)
        try encoder.add(Frame(bitmap: Pictures.page(box: 1), duration: 0.1))
      }

      #expect(try names(in: folder) == [])
    }
  }
}
