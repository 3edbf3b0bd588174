import FrameCoding
import Raster

/// What has to hold for a GIF of a film.
struct FilmCheck {
  /// The squared error, in levels, that may stay where a palette would mend it.
  private static let worthOfPalette = 20_000.0

  /// What was meant, every pixel opaque or clear.
  private let meant: [Bitmap]
  /// When each picture begins and, at the end, when the film is over, in centiseconds.
  private let starts: [Int]
  private let film: RandomFilm
  private let read: [Frame]
  private let inspection: GIFInspection

  /// What doesn't hold.
  static func complaints(of film: RandomFilm) -> [String] {
    do {
      let (bytes, count) = try film.encoded()
      let check = FilmCheck(film, try GIFFile.decode(bytes), try GIFInspection(bytes))
      return ReaderCheck.complaints(of: bytes) + check.ofContainer(count) + check.ofTime()
        + check.ofPictures() + check.ofEnd()
    } catch {
      return ["it can't be written and read: \(error)"]
    }
  }

  private init(_ film: RandomFilm, _ read: [Frame], _ inspection: GIFInspection) {
    (self.film, self.read, self.inspection) = (film, read, inspection)
    meant = film.frames.map { $0.bitmap.flattened(film.options.matte) }
    var time = 0.0
    starts =
      [0]
      + film.frames.map {
        time += $0.duration
        return Int((time * 100 + 1e-6).rounded(.toNearestOrAwayFromZero))
      }
  }

  private func ofContainer(_ count: Int) -> [String] {
    var complaints = inspection.faults.map(\.description)
    complaints += inspection.warnings.map(\.description).filter {
      film.options.repetition != .once || !$0.hasPrefix("there is no loop block")
    }
    if read.count != count { complaints.append("\(read.count) frames are read, not \(count)") }
    let plays: Int? =
      switch film.options.repetition {
      case .forever: 0
      case .once: nil
      case .times(let number): number - 1
      }
    if read.count > 1, inspection.loopCount != plays {
      complaints.append("it loops \(String(describing: inspection.loopCount)), not \(plays as Any)")
    }
    return complaints
  }

  /// None is under 2 cs, and together they are the film's time, if its first and last picture fit.
  private func ofTime() -> [String] {
    let delays = inspection.frames.map(\.delay)
    let whole = max(starts[starts.count - 1], 2 * min(meant.count, 2))
    var complaints: [String] = []
    if delays.contains(where: { $0 < 2 }) { complaints.append("delays under 2: \(delays)") }
    if inspection.duration != whole {
      complaints.append("it takes \(inspection.duration) cs instead of \(whole); \(times)")
    }
    return complaints
  }

  /// Every picture that stands 5 cs or longer is there: the first one and the last may each take 2 of these.
  private func ofPictures() -> [String] {
    var complaints: [String] = []
    for index in meant.indices where starts[index + 1] - starts[index] >= 5 {
      let shown = frame(at: starts[index] + 2)
      let wanted = meant[index]
      let (colours, flat) = wanted.flatPixels()
      if film.options.quality == 100, colours <= 255, shown != wanted {
        complaints.append("picture \(index + 1) of \(colours) colours isn't exact; \(times)")
      }
      if !shown.isClear(where: wanted) {
        complaints.append("other pixels of picture \(index + 1) are clear than should be; \(times)")
      }
      if flat.contains(where: { shown[$0.x, $0.y] != wanted[$0.x, $0.y] }) {
        complaints.append("a flat area of picture \(index + 1) isn't exact; \(times)")
      }
    }
    return complaints
  }

  private var times: String {
    "pictures begin at \(starts), delays are \(inspection.frames.map(\.delay)), \(film.options)"
  }

  /// The last picture, where it is looked at.
  private func ofEnd() -> [String] {
    let (last, wanted) = (read[read.count - 1].bitmap, meant[meant.count - 1])
    let colours = wanted.flatPixels().colours
    if colours <= 255 {
      return last == wanted ? [] : ["the end of \(colours) colours isn't exact; \(times)"]
    }
    let delay = inspection.frames[inspection.frames.count - 1].delay
    guard film.options.repetition != .forever || delay >= 15 else { return [] }
    var options = film.options
    options.quality = 100
    let alone = RandomFilm(frames: [Frame(bitmap: wanted, duration: 1)], options: options)
    guard let best = try? GIFFile.decode(alone.encoded().bytes)[0].bitmap else {
      return ["the end can't be written alone"]
    }
    let (error, least) = (last.error(to: wanted), best.error(to: wanted))
    // A small picture isn't worth the bytes of a palette of its own.
    let most = (least * least * 1.2 + Self.worthOfPalette / Double(wanted.width * wanted.height))
      .squareRoot()
    return error <= most + 0.5
      ? [] : ["the end is off by \(error) levels, alone by \(least); \(times)"]
  }

  private func frame(at time: Int) -> Bitmap {
    var end = 0
    for (image, frame) in zip(inspection.frames, read) {
      end += image.delay
      if time < end { return frame.bitmap }
    }
    return read[read.count - 1].bitmap
  }
}
