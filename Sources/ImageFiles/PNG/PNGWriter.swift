/// Puts chunks one after the other.
struct PNGWriter {
  private(set) var bytes = FileKind.pngSignature

  mutating func append(_ type: String, _ payload: [UInt8]) {
    bytes += Self.bigEndian(payload.count)
    let start = bytes.count
    bytes += type.utf8
    bytes += payload
    bytes += Self.bigEndian(Int(Zlib.checksum(bytes[start...])))
  }

  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
