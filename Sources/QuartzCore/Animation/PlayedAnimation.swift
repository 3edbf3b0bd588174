/// An animation as it was when its layer took it: a value that turns a layer's values and a time into
/// the values that show.
package struct PlayedAnimation: Sendable {
  enum Effect: Sendable {
    case property(AnimatableProperty, Track, isAdditive: Bool, isCumulative: Bool)
    case group([PlayedAnimation])
    /// Acts on what the layer shows as a whole.
    case passage(Passage)
    /// Shows nothing, but takes its time.
    case none
  }

  package var timing: MediaTiming
  package var pacing: Pacing
  var effect: Effect

  /// Changes `values` to what shows at `time` of the layer, in seconds.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let (paced, run) = progress(at: time) else { return }
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

  private func progress(at time: CFTimeInterval) -> (share: Double, run: Int)? {
    timing.progress(at: time).map { (pacing.share(at: $0.fraction, of: timing.duration), $0.run) }
  }

  /// The share of the way that is done at `time` of the layer; nil where nothing shows.
  package func share(at time: CFTimeInterval) -> Double? { progress(at: time)?.share }

  /// The key paths that it moves.
  package var keyPaths: [String] {
    switch effect {
    case .property(let property, _, _, _): [property.keyPath]
    case .group(let members): members.flatMap(\.keyPaths)
    case .passage, .none: []
    }
  }
}
