import CPNG

/// zlib's one-shot functions.
enum Zlib {
  /// The CRC-32 that ends a PNG chunk.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      UInt32(truncatingIfNeeded: crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }

  /// What was packed; nil if it is broken or longer than `limit` bytes.
  static func unpack(_ packed: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var capacity = min(max(4 * packed.count, 1 << 12), limit)
    while true {
      var status = Z_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var length = uLong(capacity)
        status = packed.withUnsafeBufferPointer { source in
          uncompress(buffer.baseAddress, &length, source.baseAddress, uLong(source.count))
        }
        count = status == Z_OK ? Int(length) : 0
      }
      if status == Z_OK { return bytes }
      guard status == Z_BUF_ERROR, capacity < limit else { return nil }
      capacity = min(4 * capacity, limit)
    }
  }
}
