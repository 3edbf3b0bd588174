/// Goes from marker to marker through a JPEG file, entropy-coded data included.
struct JPEGMarkerWalk {
  private let bytes: [UInt8]
  private let name: String
  private var position = 2

  init(_ bytes: [UInt8], name: String) {
    (self.bytes, self.name) = (bytes, name)
  }

  /// The next segment; nil at EOI. A file that ends before EOI is truncated.
  mutating func next() throws(ImageFileError) -> (marker: UInt8, payload: ArraySlice<UInt8>)? {
    while true {
      let marker = try nextMarker()
      switch marker {
      case 0xD9: return nil
      case 0x01, 0xD0...0xD8: continue
      default: return (marker, try payload(of: marker))
      }
    }
  }

  /// Skips coded data: there 0xFF is followed by 0 (a data byte) or by a restart marker.
  private mutating func nextMarker() throws(ImageFileError) -> UInt8 {
    while let prefix = bytes[min(position, bytes.count)...].firstIndex(of: 0xFF),
      let code = bytes[prefix...].first(where: { $0 != 0xFF })
    {
      let codeIndex = bytes[prefix...].firstIndex { $0 != 0xFF } ?? prefix
      position = codeIndex + 1
      if code != 0 { return code }
    }
    throw .truncated(name: name, after: bytes.count, of: nil)
  }

  private mutating func payload(of marker: UInt8) throws(ImageFileError) -> ArraySlice<UInt8> {
    guard let length = ByteView(bytes[position...]).uint16(at: 0) else {
      throw .truncated(name: name, after: bytes.count, of: position + 2)
    }
    guard length >= 2 else {
      throw .damaged(name: name, reason: "the segment at byte \(position) has no length")
    }
    let end = position + length
    guard end <= bytes.count else {
      throw .truncated(name: name, after: bytes.count, of: end)
    }
    defer { position = end }
    return bytes[position + 2..<end]
  }
}
