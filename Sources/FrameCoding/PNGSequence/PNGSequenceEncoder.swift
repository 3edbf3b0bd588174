import ImageFiles
public import Raster

/// Writes a film as a folder of PNG files, `0001.png` and on, with their times in `frames.json`.
///
/// The folder is written beside its place and renamed at the end. Memory holds a few frames.
public final class PNGSequenceEncoder: FrameEncoder {
  private let width: Int
  private let height: Int
  private let folder: SequenceFolder
  private var index: SequenceIndex
  private var jobs = OrderedJobs<Packed>()

  private struct Packed: Sendable {
    let name: String
    let file: Result<[UInt8], ImageFileError>
  }

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - path: Of the folder; one that is there is replaced if it holds a sequence and nothing else.
  public init(width: Int, height: Int, path: String) throws(PNGSequenceError) {
    (self.width, self.height) = (width, height)
    index = SequenceIndex(width: width, height: height)
    folder = try SequenceFolder(path: path)
  }

  public func add(_ frame: Frame) throws {
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw PNGSequenceError(
        "a frame is \(frame.bitmap.width)×\(frame.bitmap.height) pixels, but the film is "
          + "\(width)×\(height)")
    }
    let name = index.add(duration: frame.duration)
    try write(
      jobs.add {
        Packed(
          name: name,
          file: Result { () throws(ImageFileError) in try PNGFile.encode(frame.bitmap) })
      })
  }

  public func finish() throws {
    try write(jobs.finish())
    try folder.write(Array(index.json.utf8), as: SequenceIndex.fileName)
    try folder.moveIntoPlace()
  }

  public var frameCount: Int { index.count }

  private func write(_ packed: [Packed]) throws {
    for packed in packed { try folder.write(packed.file.get(), as: packed.name) }
  }
}

extension PNGSequenceEncoder {
  /// A path that ends in `.png` names the folder without that.
  convenience init(_ request: FilmRequest) throws {
    guard case .path(let path) = request.destination else {
      throw PNGSequenceError("a PNG sequence is a folder of files and cannot go to a pipe")
    }
    try self.init(width: request.width, height: request.height, path: Self.folder(of: path))
  }

  /// The folder that a path names.
  package static func folder(of path: String) -> String {
    path.lowercased().hasSuffix(".png") ? String(path.dropLast(4)) : path
  }
}

/// Why a PNG sequence could not be written.
public struct PNGSequenceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A sentence for the user.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
