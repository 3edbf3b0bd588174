/// The values that an animation goes through, as far as it names them.
enum Track: Sendable {
  case ends(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
  case frames(KeyFrames)
  case path(PathTrack)

  /// The value at `progress` of the way (beyond 0…1 where a curve overshoots), where `below` shows
  /// without the animation; nil where it shows nothing of its own.
  func value(at progress: Double, over below: AnimationValue) -> AnimationValue? {
    switch self {
    case .frames(let frames): return frames.value(at: progress)
    case .path(let path): return path.value(at: progress)
    case .ends(let from, let to, let by):
      let start: AnimationValue
      let end: AnimationValue
      switch (from, to, by) {
      case (let from?, let to?, _): (start, end) = (from, to)
      case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
      case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
      case (let from?, nil, nil): (start, end) = (from, below)
      case (nil, let to?, nil): (start, end) = (below, to)
      case (nil, nil, let by?): (start, end) = (below, below.adding(by))
      case (nil, nil, nil): return nil
      }
      return start.interpolated(to: end, progress)
    }
  }
}

/// Values at given shares of the time.
struct KeyFrames: Sendable {
  enum Mode: Sendable {
    case linear, discrete, cubic
  }

  var values: [AnimationValue]
  /// As many as values; one more where the frames are discrete.
  var times: [Double]
  var curves: [CAMediaTimingFunction]
  var mode: Mode

  func value(at progress: Double) -> AnimationValue? {
    guard values.count > 1, times.count >= values.count else { return nil }
    let last = values.count - 1
    if mode == .discrete {
      return values[min(times.lastIndex { $0 <= progress } ?? 0, last)]
    }
    let index = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), last - 1)
    let span = times[index + 1] - times[index]
    var fraction = span > 0 ? (progress - times[index]) / span : 1
    if curves.indices.contains(index) { fraction = curves[index].value(at: fraction) }
    guard mode == .cubic, case .numbers(let a) = values[index],
      case .numbers(let b) = values[index + 1]
    else { return values[index].interpolated(to: values[index + 1], fraction) }
    return .numbers(
      a.indices.map {
        catmullRom(
          component($0, of: index - 1) ?? a[$0], a[$0], b[$0],
          component($0, of: index + 2) ?? b[$0], fraction)
      })
  }

  private func component(_ index: Int, of frame: Int) -> Double? {
    guard values.indices.contains(frame), case .numbers(let numbers) = values[frame],
      numbers.indices.contains(index)
    else { return nil }
    return numbers[index]
  }

  private func catmullRom(
    _ before: Double, _ a: Double, _ b: Double, _ after: Double, _ t: Double
  ) -> Double {
    let out = (b - before) / 2
    let into = (after - a) / 2
    let d = b - a
    return a + t * (out + t * (3 * d - 2 * out - into + t * (out + into - 2 * d)))
  }
}
