extension PlayedAnimation {
  /// How the share of time becomes the share of the way.
  package enum Pacing: Sendable {
    case curve(CAMediaTimingFunction?)
    case spring(SpringCurve)

    /// From one share of the way to another instead of from 0 to 1.
    indirect case part(Pacing, from: Double, to: Double)

    /// From one second to another of a pacing of `length` seconds.
    indirect case stretch(Pacing, from: Double, to: Double, of: Double)

    /// At rest on a share of the way.
    static func rest(_ share: Double) -> Pacing { .part(.curve(nil), from: share, to: share) }

    /// The share of the way at `fraction` of `duration` seconds.
    package func share(at fraction: Double, of duration: CFTimeInterval) -> Double {
      switch self {
      case .curve(let curve): curve?.value(at: fraction) ?? fraction
      case .spring(let spring): spring.value(at: fraction * duration)
      case .part(let pacing, let start, let end):
        start + (end - start) * pacing.share(at: fraction, of: duration)
      case .stretch(let pacing, let start, let end, let length):
        pacing.share(
          at: min(max((start + (end - start) * fraction) / length, 0), 1), of: length)
      }
    }

    /// The first share of the time, `duration` seconds in all, at which a share of the way is done.
    package func fraction(reaching share: Double, of duration: CFTimeInterval) -> Double {
      let steps = 64
      let step = (0...steps).first {
        self.share(at: Double($0) / Double(steps), of: duration) >= share
      }
      guard let step, step > 0 else { return step == nil ? 1 : 0 }
      var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if self.share(at: middle, of: duration) < share { low = middle } else { high = middle }
      }
      return high
    }
  }
}
