/// An animation as it was when its layer took it: a value that turns a layer's values and a time into
/// the values that show.
package struct PlayedAnimation: Sendable {
  /// How the share of time becomes the share of the way.
  enum Pacing: Sendable {
    case curve(CAMediaTimingFunction?)
    case spring(SpringCurve)
  }

  enum Effect: Sendable {
    case property(AnimatableProperty, Track, isAdditive: Bool, isCumulative: Bool)
    case group([PlayedAnimation])
    /// Acts on what the layer shows as a whole.
    case passage(Passage)
    /// Shows nothing, but takes its time.
    case none
  }

  package var timing: MediaTiming
  var pacing: Pacing
  var effect: Effect

  /// The share of the way at `time` of the layer, in seconds, and how many runs are over.
  func share(at time: CFTimeInterval) -> (share: Double, run: Int)? {
    guard let (fraction, run) = timing.progress(at: time) else { return nil }
    return switch pacing {
    case .curve(let curve): (curve?.value(at: fraction) ?? fraction, run)
    case .spring(let spring): (spring.value(at: fraction * timing.duration), run)
    }
  }

  /// Changes `values` to what shows at `time` of the layer, in seconds.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let (paced, run) = share(at: time) else { return }
    switch effect {
    case .property(let property, let track, let isAdditive, let isCumulative):
      let below = property.get(values)
      guard var value = track.value(at: paced, over: isAdditive ? below.zero : below) else {
        return
      }
      if isCumulative, run > 0, let whole = track.value(at: 1, over: below.zero) {
        for _ in 0..<min(run, 10_000) { value = whole.adding(value) }
      }
      property.set(&values, isAdditive ? below.adding(value) : value)
    case .group(let members):
      for member in members { member.apply(to: &values, at: paced * timing.duration) }
    case .passage, .none: break
    }
  }

  /// The key paths that it moves.
  package var keyPaths: [String] {
    switch effect {
    case .property(let property, _, _, _): [property.keyPath]
    case .group(let members): members.flatMap(\.keyPaths)
    case .passage, .none: []
    }
  }
}
