import CPNG

/// A zlib stream being written into memory.
///
/// zlib fails here only for want of memory, which ends a Swift program anyway.
struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private var packed: [UInt8] = []

  init(level: Int32, strategy: Int32) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, MAX_WBITS, Self.memoryLevel, strategy, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no memory")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Packs some more.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
    stream.pointee.avail_in = UInt32(bytes.count)
    drain(Z_NO_FLUSH)
  }

  /// Hands over the whole stream.
  consuming func finish() -> [UInt8] {
    drain(Z_FINISH)
    return packed
  }

  /// As libpng sets it: 9 is the most.
  private static let memoryLevel: Int32 = 9

  private mutating func drain(_ flush: Int32) {
    let step = 1 << 16
    repeat {
      let stream = stream
      packed += [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(step)
        let status = deflate(stream, flush)
        precondition(status != Z_STREAM_ERROR, "zlib lost its state")
        count = step - Int(stream.pointee.avail_out)
      }
    } while stream.pointee.avail_out == 0
  }
}
