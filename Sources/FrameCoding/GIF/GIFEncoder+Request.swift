import ImageFiles

extension GIFEncoder {
  convenience init(_ request: FilmRequest) throws {
    let output: GIFOutput
    switch request.destination {
    case .path(let path): output = GIFOutput(file: try AtomicFile(path: path))
    case .sink(let sink): output = GIFOutput(sink: sink)
    }
    try self.init(
      width: request.width, height: request.height, options: request.gif, probe: request.probe,
      output: output)
  }
}

/// Where the bytes of a GIF go: a file that appears whole at the end, or someone's hands.
final class GIFOutput {
  private var file: AtomicFile?
  private let sink: ByteSink?

  init(sink: @escaping ByteSink) {
    self.sink = sink
  }

  init(file: consuming AtomicFile) {
    self.file = consume file
    sink = nil
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
