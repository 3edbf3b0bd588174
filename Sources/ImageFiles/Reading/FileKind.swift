/// What a file is, by its first bytes; its name doesn't matter.
enum FileKind: Equatable {
  case png
  case jpeg
  case empty
  case unsupported(String)
  case other(ImageFileError.UnknownContent)

  init(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
    } else if Self.starts(bytes, with: Self.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes == [0xFF, 0xD8] {
      self = .jpeg
    } else if let known = Self.signatures.first(where: { $0.matches(bytes) }) {
      self = .unsupported(known.kind)
    } else {
      self = .other(Self.content(bytes))
    }
  }
}

extension FileKind {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes at an offset, and at the beginning, that give a kind away.
  private struct Signature {
    let kind: String
    let magic: String
    let offset: Int
    let beginning: String

    init(_ kind: String, _ magic: String, at offset: Int = 0, beginning: String = "") {
      (self.kind, self.magic, self.offset, self.beginning) = (kind, magic, offset, beginning)
    }

    func matches(_ bytes: [UInt8]) -> Bool {
      bytes.starts(with: beginning.utf8) && bytes.dropFirst(offset).starts(with: magic.utf8)
    }
  }

  private static let signatures = [
    Signature("GIF", "GIF8"),
    Signature("WebP", "WEBP", at: 8, beginning: "RIFF"),
    Signature("HEIC", "ftyphei", at: 4),
    Signature("HEIC", "ftyphev", at: 4),
    Signature("HEIC", "ftypmif1", at: 4),
    Signature("HEIC", "ftypmsf1", at: 4),
    Signature("AVIF", "ftypavi", at: 4),
    Signature("video", "ftyp", at: 4),
    Signature("JPEG XL", "JXL ", at: 4),
    Signature("JPEG 2000", "jP  ", at: 4),
    Signature("TIFF", "II*\0"),
    Signature("TIFF", "MM\0*"),
    Signature("BMP", "\0\0\0\0", at: 6, beginning: "BM"),
    Signature("PDF", "%PDF-"),
    Signature("Photoshop", "8BPS"),
    Signature("SVG", "<svg"),
  ]

  /// A prefix of the signature alone is a truncated PNG, not an unknown file.
  private static func starts(_ bytes: [UInt8], with signature: [UInt8]) -> Bool {
    bytes.starts(with: signature)
      || (bytes.count >= 4 && bytes.count < signature.count && signature.starts(with: bytes))
  }

  private static func content(_ bytes: [UInt8]) -> ImageFileError.UnknownContent {
    let head = bytes.prefix(512)
    guard !head.contains(where: isControl) else { return .binary }
    let text = String(decoding: head, as: UTF8.self).lowercased()
    if text.hasPrefix("version https://git-lfs") { return .gitLFSPointer }
    return text.contains("<!doctype html") || text.contains("<html") ? .html : .text
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }
}
