import Foundation
import QuartzCore

/// What a key-frame block changes, and in which share of its time.
@MainActor
final class KeyframeRecorder {
  private let mode: CAAnimationCalculationMode
  private var frame: ClosedRange<Double> = 0...1
  private var tracks: [KeyframeTrack] = []

  init(_ options: UIView.KeyframeAnimationOptions) {
    mode =
      switch options.rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
  }

  /// Runs `changes`; they happen in `frame` of the time, in shares of the whole.
  func run(in frame: ClosedRange<Double>, _ changes: () -> Void) {
    let outer = self.frame
    self.frame = frame
    changes()
    self.frame = outer
  }

  func record(
    _ keyPath: String, of view: UIView, from old: AnimationValue, to new: AnimationValue
  ) {
    let known = tracks.firstIndex { $0.view === view && $0.keyPath == keyPath }
    let index = known ?? tracks.endIndex
    if known == nil { tracks.append(KeyframeTrack(view: view, keyPath: keyPath, start: old)) }
    tracks[index].move(to: new, in: frame)
  }

  /// One change for each value, with all its key frames.
  func changes(_ timing: BlockTiming) -> [AnimatedChange] {
    tracks.map { track in
      let animation = CAKeyframeAnimation(keyPath: track.keyPath)
      timing.apply(to: animation, on: track.view.layer)
      var frames = track.frames
      animation.values = frames.map { $0.value.visible(beside: track.end).object ?? NSNull() }
      if mode == .discrete { frames.append((1, track.end)) }
      animation.keyTimes = frames.map { NSNumber(value: $0.time) }
      animation.calculationMode = mode
      return AnimatedChange(
        track.keyPath, of: track.view, from: track.start, to: track.end, key: track.keyPath,
        animation: animation, blocksTouches: timing.blocksTouches)
    }
  }
}

/// The way of one value of a view through the key frames.
private struct KeyframeTrack {
  let view: UIView
  let keyPath: String
  let start: AnimationValue
  private var moves: [(frame: ClosedRange<Double>, value: AnimationValue)] = []

  init(view: UIView, keyPath: String, start: AnimationValue) {
    self.view = view
    self.keyPath = keyPath
    self.start = start
  }

  mutating func move(to value: AnimationValue, in frame: ClosedRange<Double>) {
    moves.removeAll { $0.frame == frame }
    moves.append((frame, value))
  }

  var end: AnimationValue { frames.last?.value ?? start }

  /// The values by time: each frame starts where the one before it ended, and between frames the
  /// value rests.
  var frames: [(time: Double, value: AnimationValue)] {
    let sorted = moves.enumerated().sorted {
      ($0.element.frame.lowerBound, $0.offset) < ($1.element.frame.lowerBound, $1.offset)
    }
    var frames = [(time: 0.0, value: start)]
    var (time, value) = (0.0, start)
    for move in sorted.map(\.element) {
      if move.frame.lowerBound > time { frames.append((move.frame.lowerBound, value)) }
      time = max(move.frame.upperBound, time)
      value = move.value
      frames.append((time, value))
    }
    if time < 1 { frames.append((1, value)) }
    return frames
  }
}
