extension SpringCurve {
  /// The spring that UIKit makes of a duration (seconds), a damping ratio and an initial velocity
  /// (whole distances per second): its envelope is down to a thousandth at the end of the duration.
  ///
  /// UIKit finds the frequency by exactly twelve steps of Newton's method from 5 / duration, as public
  /// measurements of the springs that it emits show; so the steps are part of the result.
  package static func uikit(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> SpringCurve {
    let duration = min(max(duration, 0.01), 10)
    let zeta = min(max(dampingRatio, Double(Float.ulpOfOne)), 1)
    let v = initialVelocity
    var omega = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = envelope(omega: omega, zeta: zeta, v: v, duration: duration)
      omega -= value / slope
    }
    if !omega.isFinite || omega == 0 { omega = settledFrequency(zeta, v, duration) }
    omega = abs(omega)
    return SpringCurve(
      mass: 1, stiffness: omega * omega, damping: 2 * zeta * omega, initialVelocity: v)
  }

  private static let threshold = 0.001

  /// How far the envelope at the end of the duration is above the threshold, and its slope in omega.
  private static func envelope(
    omega: Double, zeta: Double, v: Double, duration: Double
  ) -> (value: Double, slope: Double) {
    if zeta < 1 {
      let root = (1 - zeta * zeta).squareRoot()
      let amplitude = (zeta * omega - v) / (omega * root)
      let decay = exp(-zeta * omega * duration)
      let sign: Double = amplitude < 0 ? -1 : 1
      let amplitudeSlope = v / (omega * omega * root)
      let slope = sign * decay * (amplitudeSlope - amplitude * zeta * duration)
      return (abs(amplitude) * decay - threshold, slope)
    }
    let amplitude = 1 + (omega - v) * duration
    let decay = exp(-omega * duration)
    let sign: Double = amplitude < 0 ? -1 : 1
    let slope = sign * decay * duration * (1 - amplitude)
    return (abs(amplitude) * decay - threshold, slope)
  }

  /// The largest frequency whose envelope meets the threshold, by fixed-point iteration.
  private static func settledFrequency(_ zeta: Double, _ v: Double, _ duration: Double) -> Double {
    let root = max(1 - zeta * zeta, 0).squareRoot()
    var x = 9.0
    for _ in 0..<200 {
      let omega = x / (max(zeta, 1e-3) * duration)
      let amplitude =
        zeta < 1
        ? abs(zeta * omega - v) / (omega * root) : abs(1 + x - v * duration)
      x = max(log(max(amplitude, threshold * 2) / threshold), 0.1)
    }
    return x / (max(zeta, 1e-3) * duration)
  }
}
