import Glibc

/// A file descriptor to write to.
package struct Descriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of `bytes`; gives back the system's error number, or 0.
  package func write(_ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0
    }
  }
}
