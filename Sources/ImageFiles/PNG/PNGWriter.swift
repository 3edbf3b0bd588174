/// Puts the chunks of a PNG file one after the other.
package struct PNGWriter {
  package private(set) var bytes: [UInt8]

  /// - Parameter isBeginning: Whether the signature stands before the first chunk.
  package init(isBeginning: Bool = true) {
    bytes = isBeginning ? FileKind.pngSignature : []
  }

  package mutating func append(_ type: String, _ payload: [UInt8]) {
    bytes += Self.bigEndian(payload.count)
    let start = bytes.count
    bytes += type.utf8
    bytes += payload
    bytes += Self.bigEndian(Int(Zlib.checksum(bytes[start...])))
  }

  /// Four bytes.
  package static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
