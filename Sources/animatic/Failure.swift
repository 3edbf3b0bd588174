import Figures
import FrameCoding
import ImageFiles
import Scenes
import UserCode

/// Why the tool, or one of its jobs, couldn't do what it was told.
struct Failure: Error, Equatable, Codable {
  var status: ExitCode
  /// A sentence; what a scene file is blamed for begins with `file:line:column: `.
  var message: String
  /// Whether `message` begins with a place.
  var isLocated = false

  init(_ status: ExitCode, _ message: String) {
    (self.status, self.message) = (status, message)
  }

  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(.wrongUsage, error.description)
    case let error as ImageFileError: self.init(error.status, error.description)
    case let error as SceneError:
      self.init(error.isOfMissingFile ? .inputNotFound : .badInput, error.description)
      isLocated = error.place.isInFile
    case let error as PictureError:
      self.init(error.cause.status, error.description)
      isLocated = error.place.isInFile
    case let error as UserCodeError: self.init(error.kind.status, error.description)
    case let error as CompileError: self.init(error)
    case let error as StripError:
      self.init(.wrongUsage, "\(error); give a greater '--width', or fewer '--columns'")
    case let error as SizeLimitError: self.init(.cannotCreate, error.description)
    case let error as GIFError: self.init(.badInput, error.description)
    case let error as FilmFileError: self.init(.badInput, error.description)
    case let error as PNGSequenceError: self.init(.cannotCreate, error.description)
    case let error where SceneFault.description(of: error) != nil:
      self.init(.badInput, SceneFault.description(of: error) ?? "")
    case let error where FontFault.description(of: error) != nil:
      self.init(.inputNotFound, FontFault.description(of: error) ?? "")
    default: self.init(.bug, "\(error); this is a bug in animatic, please report it")
    }
  }
}

extension Failure {
  /// How many errors of sources are told at once.
  private static let mostErrors = 20

  /// A line for each problem.
  private init(_ error: CompileError) {
    var lines = error.problems.prefix(Self.mostErrors).map { $0.diagnostic.sentence }
    let rest = error.problems.count - lines.count
    if rest > 0 { lines.append("and \(rest) more: 'animatic check' tells all") }
    self.init(.badInput, lines.joined(separator: "\n"))
    isLocated = true
  }
}

extension UserCodeError.Kind {
  fileprivate var status: ExitCode {
    switch self {
    case .noSources: .inputNotFound
    case .noCompiler: .noCompiler
    case .noCache: .cannotCreate
    }
  }
}

extension ImageFileError {
  var status: ExitCode {
    switch self {
    case .notFound, .isDirectory, .unreadable: .inputNotFound
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .cannotWrite
    case .empty, .notAPicture, .unsupported, .truncated, .damaged, .tooLarge, .fileTooLarge,
      .noPixels:
      .badInput
    }
  }
}
