import ImageFiles

/// Where the bytes of a film go: a file that appears whole at the end, or someone's hands.
final class FilmOutput {
  private var file: AtomicFile?
  private let sink: ByteSink?

  init(sink: @escaping ByteSink) {
    self.sink = sink
  }

  /// - Parameter destination: Of a format of one file.
  init(_ destination: FilmRequest.Destination) throws(ImageFileError) {
    switch destination {
    case .path(let path):
      sink = nil
      file = try AtomicFile(path: path)
    case .sink(let sink): self.sink = sink
    }
  }

  func write(_ bytes: [UInt8]) throws {
    if bytes.isEmpty { return }
    try file?.write(bytes)
    try sink?(bytes)
  }

  func finish() throws {
    try file.take()?.finish()
  }
}
