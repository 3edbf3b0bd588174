import FrameCoding
import ImageFiles
import Raster
import Scenes

/// Makes films of pictures.
@MainActor struct EncodeRun {
  let list: FrameList
  /// How much longer the last picture stands, in seconds.
  let hold: Double
  let file: FileWish
  /// What shows where pictures are clear.
  let ground: Shade?
  let console: Console

  /// Writes all that have no limit at once, and the others each by itself.
  func write(to films: [FilmTarget]) async throws -> [FilmReport] {
    let bar = ProgressBar(expected: [list.entries.count], console: console)
    defer { bar.clear() }
    let free = films.filter { file.maxBytes(of: $0.format) == nil }
    let gif = file.gif(loop: 0)
    var reports = try encode(list, bar) { size in
      try free.map {
        try FilmWriter(
          $0, size: size, gif: gif, webP: file.webP, rate: list.usualRate, console: console)
      }
    }
    for (index, film) in films.enumerated() {
      guard let limit = file.maxBytes(of: film.format) else { continue }
      reports.insert(try await fit(film, into: limit, bar), at: index)
    }
    return reports
  }

  private func fit(
    _ film: FilmTarget, into limit: Int, _ bar: ProgressBar
  ) async throws -> FilmReport {
    let gif = file.gif(loop: 0)
    let rates = SizeSearch.rates.filter { list.thinned(to: $0) != list }
    let search = SizeSearch(limit: limit, from: FilmTerms(gif), rates: rates, scales: [])
    let fitted = try await FittedFilm(search) { terms, bytes in
      try encode(terms.rate.map(list.thinned) ?? list, bar) { size in
        let gif = terms.limit(gif)
        return [
          try FilmWriter(
            film, size: size, gif: gif, webP: file.webP, rate: nil, taker: bytes, console: console)
        ]
      }.first
    }
    guard var report = fitted.report else { throw Failure(.inputNotFound, "there are no pictures") }
    try film.target.write(fitted.bytes, in: console)
    report.gaveUp = Concession(from: FilmTerms(gif), to: fitted.terms, width: report.width)
    return report
  }

  /// Writes the pictures, of the first one's size, to what is made for that.
  private func encode(
    _ list: FrameList, _ bar: ProgressBar,
    by makeWriters: ((width: Int, height: Int)) throws -> [FilmWriter]
  ) throws -> [FilmReport] {
    guard let first = list.entries.first else { return [] }
    let opening = try ImageFile.read(path: first.path)
    let writers = try makeWriters((opening.width, opening.height))
    if writers.isEmpty { return [] }
    let ground = ground?.pixel(in: .light)
    for (index, entry) in list.entries.enumerated() {
      var bitmap = index == 0 ? opening : try ImageFile.read(path: entry.path)
      guard bitmap.width == opening.width, bitmap.height == opening.height else {
        throw Failure(
          .badInput,
          "\(entry.path) is \(bitmap.width)×\(bitmap.height) pixels, but the film is "
            + "\(opening.width)×\(opening.height), as \(first.path); make them alike")
      }
      if let ground { bitmap.lay(over: ground) }
      let isLast = index == list.entries.count - 1
      let frame = Frame(bitmap: bitmap, duration: entry.duration + (isLast ? hold : 0))
      for writer in writers { try writer.add(frame) }
      bar.advance()
    }
    for writer in writers { try writer.finish() }
    return writers.map(\.report)
  }
}
