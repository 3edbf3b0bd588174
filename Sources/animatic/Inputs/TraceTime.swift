/// A time in a film.
enum TraceTime: Equatable {
  case seconds(Double)
  /// 1 is the end.
  case share(Double)

  /// `0.2`, `0.2s`, `200ms`, `50%` or `end`
  init?(_ word: Substring) {
    let units: [(suffix: String, make: (Double) -> TraceTime)] = [
      ("%", { .share($0 / 100) }), ("ms", { .seconds($0 / 1000) }), ("s", { .seconds($0) }),
      ("", { .seconds($0) }),
    ]
    if word == "end" {
      self = .share(1)
      return
    }
    guard let unit = units.first(where: { word.hasSuffix($0.suffix) }),
      let number = Double(argument: String(word.dropLast(unit.suffix.count))), number >= 0
    else { return nil }
    self = unit.make(number)
  }

  static func list(_ text: String) throws(UsageError) -> [TraceTime] {
    var times: [TraceTime] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = TraceTime(word), time.seconds(of: 1) <= 600 else {
        throw UsageError("'--at' takes times like 0,0.1,200ms,50%,end, not '\(word)'")
      }
      times.append(time)
    }
    return times
  }

  /// Seconds from the beginning of a film of `duration` seconds.
  func seconds(of duration: Double) -> Double {
    switch self {
    case .seconds(let seconds): seconds
    case .share(let share): share * duration
    }
  }
}

extension [TraceTime] {
  /// Seconds from the beginning of a film of `duration` seconds, ascending, each once.
  func seconds(of duration: Double) throws(UsageError) -> [Double] {
    let times = Set(map { $0.seconds(of: duration) }).sorted()
    if let last = times.last, last > duration + 1e-6 {
      throw UsageError(
        "'--at' asks for \(last.brief) s, but the scene is over after \(duration.brief) s;"
          + " give 'end' for its last moment")
    }
    return times
  }
}
