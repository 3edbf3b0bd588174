extension PlayedAnimation {
  /// How the share of time becomes the share of the way.
  package enum Pacing: Sendable {
    case curve(CAMediaTimingFunction?)
    case spring(SpringCurve)

    /// From one share of the way to another instead of from 0 to 1.
    indirect case part(Pacing, from: Double, to: Double)

    /// At rest on a share of the way.
    static func rest(_ share: Double) -> Pacing { .part(.curve(nil), from: share, to: share) }

    /// The share of the way at `fraction` of `duration` seconds.
    package func share(at fraction: Double, of duration: CFTimeInterval) -> Double {
      switch self {
      case .curve(let curve): curve?.value(at: fraction) ?? fraction
      case .spring(let spring): spring.value(at: fraction * duration)
      case .part(let pacing, let start, let end):
        start + (end - start) * pacing.share(at: fraction, of: duration)
      }
    }
  }
}
