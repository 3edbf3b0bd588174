extension Orientation {
  private static let tag = 0x0112

  /// The orientation in a TIFF structure, as EXIF data is; upright if there is none or it is broken.
  init(exif: ArraySlice<UInt8>) {
    self = Self.stored(in: exif).flatMap(Orientation.init(rawValue:)) ?? .up
  }

  private static func stored(in exif: ArraySlice<UInt8>) -> Int? {
    guard let view = tiff(exif), let directory = view.uint32(at: 4),
      let count = view.uint16(at: directory)
    else { return nil }
    let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
    let entry = entries.prefix { $0 + 12 <= view.count }.first { view.uint16(at: $0) == tag }
    return entry.flatMap { view.uint16(at: $0 + 8) }
  }

  private static func tiff(_ bytes: ArraySlice<UInt8>) -> ByteView? {
    if bytes.starts(with: "MM\0*".utf8) { return ByteView(bytes) }
    return bytes.starts(with: "II*\0".utf8) ? ByteView(bytes, bigEndian: false) : nil
  }
}
