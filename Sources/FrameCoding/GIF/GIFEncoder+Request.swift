extension GIFEncoder {
  convenience init(_ request: FilmRequest) throws {
    try self.init(
      width: request.width, height: request.height, options: request.gif, probe: request.probe,
      output: FilmOutput(request.destination))
  }
}
