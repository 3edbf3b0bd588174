/// Why a picture file couldn't be read or written. Its description is a sentence that says what to do.
public enum ImageFileError: Error, Equatable {
  case notFound(name: String)
  case isDirectory(name: String)
  /// The system's words in `reason`.
  case unreadable(name: String, reason: String)
  case empty(name: String)
  case notAPicture(name: String, content: UnknownContent)
  /// A picture of a kind that isn't read here, such as "GIF".
  case unsupported(name: String, kind: String)
  /// The file has `after` bytes; its own headers promise at least `of`, if they tell.
  case truncated(name: String, after: Int, of: Int?)
  case damaged(name: String, reason: String)
  /// In pixels.
  case tooLarge(name: String, width: Int, height: Int)
  /// More bytes than a picture file may have.
  case fileTooLarge(name: String, limit: Int)
  /// A bitmap of no pixels, which no PNG can hold.
  case noPixels(width: Int, height: Int)
  case cannotCreate(name: String, reason: String)
  case cannotWrite(name: String, reason: String)
}

extension ImageFileError {
  /// What a file that is no picture looks like.
  public enum UnknownContent: Sendable, Equatable {
    case gitLFSPointer
    case html
    case text
    case binary
  }
}

extension ImageFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let name):
      "\(name) does not exist; check the path"
    case .isDirectory(let name):
      "\(name) is a directory; name a PNG or JPEG file in it"
    case .unreadable(let name, let reason):
      "\(name) cannot be read (\(reason)); check its permissions"
    case .empty(let name):
      "\(name) is empty; copy or export it again"
    case .notAPicture(let name, let content):
      "\(name) is not a picture: \(content.advice)"
    case .unsupported(let name, let kind):
      "\(name) is a \(kind) file, which is not read here; convert it to PNG or JPEG"
    case .truncated(let name, let after, let total):
      "\(name) is truncated after byte \(after)\(Self.promise(total)); copy or export it again"
    case .damaged(let name, let reason):
      "\(name) is damaged (\(reason)); copy or export it again"
    case .tooLarge(let name, let width, let height):
      """
      \(name) is too large: \(width) × \(height) pixels, where \(SizeLimit.side) a side and \
      \(SizeLimit.area) altogether are the limit; scale it down
      """
    case .fileTooLarge(let name, let limit):
      "\(name) is larger than \(limit) bytes, the limit for a picture file; scale it down"
    case .noPixels(let width, let height):
      "a bitmap of \(width) × \(height) pixels cannot be a PNG; give it at least one pixel"
    case .cannotCreate(let name, let reason):
      "\(name) cannot be created (\(reason)); check the folder and its permissions"
    case .cannotWrite(let name, let reason):
      "\(name) cannot be written (\(reason)); check the space on the disk"
    }
  }

  private static func promise(_ total: Int?) -> String {
    total.map { " of at least \($0)" } ?? ", before its end marker"
  }
}

extension ImageFileError.UnknownContent {
  fileprivate var advice: String {
    switch self {
    case .gitLFSPointer: "it is a Git LFS pointer; run `git lfs pull` to fetch the picture"
    case .html: "it is a web page; download the picture itself"
    case .text: "it is a text file; name a PNG or JPEG file"
    case .binary: "its first bytes belong to no kind known here; name a PNG or JPEG file"
    }
  }
}
