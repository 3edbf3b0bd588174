/// A kind of file a film can be written as. To add one, write its encoder and a row in `all`.
public struct FrameFormat: Sendable {
  /// What the user calls it, lower case.
  public let name: String
  /// Of file names, lower case, without the dot; the first is the usual one.
  public let extensions: [String]
  /// How it counts time; nil if it keeps exact times.
  public let tick: FrameTick?
  /// Whether a film becomes a folder of files, so that it cannot go to a pipe.
  public let isFolder: Bool
  /// What can be asked of it.
  public let options: [FilmOption]
  /// Makes the encoder of a film.
  public let makeEncoder: @Sendable (FilmRequest) throws -> any FrameEncoder

  /// The one list of formats.
  public static let all = [
    FrameFormat(
      name: "gif", extensions: ["gif"], tick: .gif, isFolder: false,
      options: FilmOption.allCases,
      makeEncoder: { request in try GIFEncoder(request) }),
    FrameFormat(
      name: "png", extensions: ["png"], tick: nil, isFolder: true, options: [],
      makeEncoder: { request in try PNGSequenceEncoder(request) }),
    FrameFormat(
      name: "apng", extensions: ["apng"], tick: APNGDelay.tick, isFolder: false,
      options: [.loop],
      makeEncoder: { request in try APNGEncoder(request) }),
    FrameFormat(
      name: "webp", extensions: ["webp"], tick: WebPEncoder.tick, isFolder: false,
      options: [.loop, .quality, .lossless],
      makeEncoder: { request in try WebPEncoder(request) }),
    FrameFormat(
      name: "y4m", extensions: ["y4m"], tick: nil, isFolder: false, options: [],
      makeEncoder: { request in try Y4MEncoder(request) }),
  ]

  /// The format of a name, or of a file name's extension; case does not matter.
  public static func named(_ name: String) -> FrameFormat? {
    let name = name.lowercased()
    return all.first { $0.name == name || $0.extensions.contains(name) }
  }
}

extension FrameFormat {
  /// The format of a path's extension.
  public static func of(path: String) throws(FrameFormatError) -> FrameFormat {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
      name.index(after: dot) != name.endIndex
    else { throw .noExtension(path: path) }
    let ending = String(name[name.index(after: dot)...])
    guard let format = named(ending) else { throw .unknownExtension(ending) }
    return format
  }
}

/// Why a path names no format.
public enum FrameFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  case noExtension(path: String)
  case unknownExtension(String)

  public var description: String {
    let all = FrameFormat.all.flatMap(\.extensions).map { ".\($0)" }
    let endings = all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
    return switch self {
    case .noExtension(let path): "'\(path)' needs an extension: \(endings)"
    case .unknownExtension(let ending):
      "no format has the extension '\(ending)'; end the path in \(endings)"
    }
  }
}

/// What an encoder is to write, and where.
public struct FilmRequest {
  public enum Destination {
    /// A file, or for a format of many files a folder; its old content is replaced at the end.
    case path(String)
    /// For formats of one file.
    case sink(ByteSink)
  }

  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int
  public var destination: Destination
  /// What a GIF is to be like; its repetition and its matte are those of the other formats, too.
  public var gif = GIFOptions()
  public var webP = WebPOptions()
  /// How many frames a second a format of a constant rate shows; nil is the format's usual number.
  public var framesPerSecond: Double?
  /// Takes the times of the stages, for a benchmark.
  package var probe: StageProbe?

  public init(width: Int, height: Int, destination: Destination) {
    (self.width, self.height, self.destination) = (width, height, destination)
  }
}
