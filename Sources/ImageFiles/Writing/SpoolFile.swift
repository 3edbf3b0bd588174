import Glibc

/// Bytes that wait on disk until what stands before them is known.
package struct SpoolFile: ~Copyable {
  private static let name = "a temporary file"
  private static let step = 1 << 18

  private let descriptor: Int32

  package init() throws(ImageFileError) {
    guard let descriptor = NamelessFile.open() else {
      throw .cannotCreate(name: Self.name, reason: SystemError.text(errno))
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  package mutating func write(_ bytes: [UInt8]) throws(ImageFileError) {
    let code = Descriptor(descriptor).write(bytes)
    guard code == 0 else { throw .cannotWrite(name: Self.name, reason: SystemError.text(code)) }
  }

  /// Hands over what was written, piece by piece.
  package consuming func finish(_ body: ([UInt8]) throws -> Void) throws {
    lseek(descriptor, 0, SEEK_SET)
    while true {
      var code: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: Self.step) { buffer, count in
        var received = read(descriptor, buffer.baseAddress, Self.step)
        while received < 0, errno == EINTR {
          received = read(descriptor, buffer.baseAddress, Self.step)
        }
        if received < 0 { code = errno }
        count = max(received, 0)
      }
      guard code == 0 else {
        throw ImageFileError.unreadable(name: Self.name, reason: SystemError.text(code))
      }
      if piece.isEmpty { return }
      try body(piece)
    }
  }
}
