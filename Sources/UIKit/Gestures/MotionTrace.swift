import Foundation

/// Where something has been lately, and so how fast it is.
struct MotionTrace {
  private struct Sample {
    let time: TimeInterval
    let place: SIMD2<Double>
  }

  /// The velocity is the mean over so many seconds.
  private static let window: TimeInterval = 0.1

  private var samples: [Sample] = []

  mutating func add(_ place: SIMD2<Double>, at time: TimeInterval) {
    samples.append(Sample(time: time, place: place))
    let past = samples.lastIndex { $0.time <= time - Self.window + 1e-9 } ?? 0
    samples.removeFirst(past)
  }

  /// A second, at `time`: zero for what has rested for a tenth of a second. What went in no time at all
  /// went within a frame.
  func velocity(at time: TimeInterval) -> SIMD2<Double> {
    let start = time - Self.window
    let first = samples.last { $0.time <= start + 1e-9 } ?? samples.first
    guard let first, let last = samples.last else { return .zero }
    // What rested before it moved moved for a frame less than a window at most.
    let elapsed = time - max(first.time, start - 1 / 60)
    return (last.place - first.place) / (elapsed > 1e-9 ? elapsed : 1 / 60)
  }
}
