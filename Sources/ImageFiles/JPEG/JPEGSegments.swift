/// What the markers of a JPEG file say, from SOI to EOI.
struct JPEGSegments {
  /// Width and height as stored, in pixels, from the first frame header.
  private(set) var frame: (width: Int, height: Int)?
  /// A TIFF structure, from APP1.
  private(set) var exif: ArraySlice<UInt8>?
  /// Whether Adobe's APP14 is there; then CMYK samples are inverted.
  private(set) var isAdobe = false
  private var profileParts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
  private var profilePartCount: UInt8 = 0

  /// The embedded ICC profile, if all its parts are there.
  var profile: [UInt8]? {
    let parts = profileParts.sorted { $0.number < $1.number }
    guard !parts.isEmpty, parts.map(\.number) == Array(1...max(profilePartCount, 1)) else {
      return nil
    }
    return parts.flatMap(\.bytes)
  }
}

extension JPEGSegments {
  private static let exifTag = Array("Exif\0\0".utf8)
  private static let profileTag = Array("ICC_PROFILE\0".utf8)

  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    self.init()
    var walk = JPEGMarkerWalk(bytes, name: name)
    while let segment = try walk.next() {
      take(marker: segment.marker, payload: segment.payload)
    }
  }

  private mutating func take(marker: UInt8, payload: ArraySlice<UInt8>) {
    switch marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
      let view = ByteView(payload)
      if frame == nil, let height = view.uint16(at: 1), let width = view.uint16(at: 3) {
        frame = (width, height)
      }
    case 0xE1 where payload.starts(with: Self.exifTag):
      exif = exif ?? payload.dropFirst(Self.exifTag.count)
    case 0xE2 where payload.starts(with: Self.profileTag):
      let part = payload.dropFirst(Self.profileTag.count)
      guard let number = part.first, let count = part.dropFirst().first else { return }
      profileParts.append((number, part.dropFirst(2)))
      profilePartCount = count
    case 0xEE where payload.starts(with: "Adobe".utf8):
      isAdobe = true
    default:
      break
    }
  }
}
