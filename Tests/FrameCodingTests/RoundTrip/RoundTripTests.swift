import Foundation
import FrameCoding
import Raster
import Testing

/// Every format of the list, written and read back by somebody else.
@Suite struct RoundTripTests {
  private static let names = FrameFormat.all.map(\.name)
  private static let sizes = [[1, 1], [1, 7], [33, 21], [60, 40]]

  /// Pages with a box that moves; some stand as the one before.
  private func film(_ width: Int, _ height: Int, isClear: Bool = false) -> [Frame] {
    let boxes = [(0, 0.04), (3, 1.0 / 30), (3, 1.0 / 30), (9, 0.1), (14, 0.25), (4, 0.8)]
    return boxes.map { x, duration in
      var page = Pictures.page(box: x, width: width, height: height)
      page[0, 0] = Pixel(red: UInt8(16 * x), green: 0, blue: 0)
      if isClear {
        page[width - 1, height - 1] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        page[0, 0] = Pixel(red: UInt8(4 * x), green: 0, blue: 40, alpha: 128)
      }
      return Frame(bitmap: page, duration: duration)
    }
  }

  private func written(
    _ frames: [Frame], as name: String, _ change: (inout FilmRequest) -> Void = { _ in }
  ) throws -> (film: DecodedFilm, frameCount: Int) {
    let format = try #require(FrameFormat.named(name))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var request = FilmRequest(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height, destination: .path(path))
    change(&request)
    let encoder = try format.makeEncoder(request)
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return (try DecodedFilm.read(path, as: format), encoder.frameCount)
  }

  @Test(arguments: names, sizes)
  func thePicturesComeBackAtTheirTimes(name: String, size: [Int]) throws {
    let frames = film(size[0], size[1])

    let (read, frameCount) = try written(frames, as: name)

    #expect(read.frames.count == frameCount)
    let (meant, found) = (DecodedFilm(frames: frames).merged, read.merged)
    try #require(found.frames.count == meant.frames.count)
    for (one, other) in zip(found.frames, meant.frames) {
      let error = Pictures.error(one.bitmap, other.bitmap)
      #expect(name == "y4m" ? error < 25 : error == 0)
    }
    let precision = ["gif": 0.0051, "webp": 0.00051, "y4m": 0.0101][name] ?? 1e-6
    for (one, other) in zip(found.times, meant.times) { #expect(abs(one - other) < precision) }
  }

  @Test(arguments: names)
  func clearPixelsStayClearOrAreLaidOnWhite(name: String) throws {
    let frames = film(33, 21, isClear: true)

    let read = try written(frames, as: name).film.merged

    let staysClear = ["png", "apng", "webp"].contains(name)
    let (clear, half) = (read.frames[1].bitmap[32, 20], read.frames[1].bitmap[0, 0])
    #expect(clear == (staysClear ? Pixel(word: 0) : Pixel(word: 0xFFFF_FFFF)))
    let meant = DecodedFilm(frames: frames).merged
    if staysClear { #expect(read.frames.map(\.bitmap) == meant.frames.map(\.bitmap)) }
    #expect(half.alpha == (staysClear ? 128 : 255))
  }

  @Test(arguments: names, [0, 1, 3])
  func aFilmPlaysAsOftenAsItShould(name: String, plays: Int) throws {
    let read = try written(film(6, 5), as: name) {
      $0.gif.repetition = GIFOptions.Repetition(plays: plays)
    }

    #expect(read.film.plays == (["png", "y4m"].contains(name) ? nil : plays))
  }

  @Test(arguments: names)
  func aFilmOfOneFrameWorks(name: String) throws {
    let frame = Frame(bitmap: Pictures.page(box: 2, width: 20, height: 30), duration: 1.5)

    let (read, frameCount) = try written([frame], as: name)

    #expect(Pictures.error(read.frames[0].bitmap, frame.bitmap) < 12)
    #expect(read.merged.frames.count == 1)
    #expect(read.frames.count == frameCount)
  }

  @Test(arguments: names)
  func theSameFramesGiveTheSameBytesInAFileAndInAPipe(name: String) throws {
    let format = try #require(FrameFormat.named(name))
    guard !format.isFolder else { return }
    func bytes(_ destination: FilmRequest.Destination) throws {
      let encoder = try format.makeEncoder(
        FilmRequest(width: 32, height: 32, destination: destination))
      for shift in 0..<12 {
        try encoder.add(Frame(bitmap: Pictures.rainbow(shift: shift), duration: 0.04))
      }
      try encoder.finish()
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    var piped: [UInt8] = []

    try bytes(.sink { piped += $0 })
    try bytes(.path(path.path))

    #expect(try Array(Data(contentsOf: path)) == piped)
  }

  @Test(arguments: names)
  func whatNoFormatCanHoldIsASentence(name: String) throws {
    let format = try #require(FrameFormat.named(name))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let encoder = try format.makeEncoder(
      FilmRequest(width: 4, height: 4, destination: .path(path)))

    let error = try #require(throws: (any Error).self) {
      try encoder.add(Frame(bitmap: Bitmap(width: 5, height: 4), duration: 1))
    }

    #expect("\(error)" == "a frame is 5×4 pixels, but the film is 4×4")
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
