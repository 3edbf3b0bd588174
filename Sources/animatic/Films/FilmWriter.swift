import FrameCoding
import ImageFiles
import Raster

/// Writes a film to its target, and keeps count.
final class FilmWriter {
  private let encoder: any FrameEncoder
  private(set) var report: FilmReport

  /// - Parameters:
  ///   - size: In pixels.
  ///   - gif: What the file is to be like.
  ///   - webP: And if it is one of these.
  ///   - rate: Frames a second, for formats that have a constant number of them.
  ///   - taker: Takes the bytes in the target's stead.
  init(
    _ film: FilmTarget, size: (width: Int, height: Int), gif: GIFOptions, webP: WebPOptions,
    rate: Double?, taker: CappedBytes? = nil, console: Console
  ) throws {
    let destination =
      taker.map { taker in .sink { try taker.take($0) } } ?? film.destination(console)
    var request = FilmRequest(width: size.width, height: size.height, destination: destination)
    (request.gif, request.webP, request.framesPerSecond) = (gif, webP, rate)
    if taker == nil, case .file(let path) = film.target { try Folder.make(PathName(path).folder) }
    encoder = try film.format.makeEncoder(request)
    report = FilmReport(
      file: film.name, format: film.format.name, width: size.width, height: size.height)
  }

  func add(_ frame: Frame) throws {
    try encoder.add(frame)
    report.seconds += frame.duration
  }

  func finish() throws {
    try encoder.finish()
    report.frames = encoder.frameCount
    report.seconds = (report.seconds * 1e6).rounded() / 1e6  // durations that were added up
  }
}

/// Where a film goes and as what.
struct FilmTarget: Sendable {
  var target: OutputTarget
  var format: FrameFormat

  init(_ target: OutputTarget, _ format: FrameFormat) throws(UsageError) {
    guard target != .standardOutput || !format.isFolder else {
      throw UsageError("a film in the format '\(format.name)' is a folder of files, not for stdout")
    }
    (self.target, self.format) = (target, format)
  }

  /// The same beside it, with a mark behind its name.
  func marked(_ mark: String) -> FilmTarget {
    guard case .file(let path) = target else { return self }
    var film = self
    film.target = .file(PathName(path).marked(mark).text)
    return film
  }

  /// What is there when the film is done; a folder ends in a slash.
  fileprivate var name: String {
    format.isFolder ? PNGSequenceEncoder.folder(of: target.name) + "/" : target.name
  }

  fileprivate func destination(_ console: Console) -> FilmRequest.Destination {
    switch target {
    case .standardOutput: .sink { try console.write($0) }
    case .file(let path): .path(path)
    }
  }
}
