/// A damped spring on its way from 0 to 1.
package struct SpringCurve: Sendable, Equatable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// In whole distances per second.
  package var initialVelocity: Double

  /// Damping above critical is taken as critical unless `allowsOverdamping`, as Core Animation does.
  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowsOverdamping ? damping : min(damping, critical)
    self.initialVelocity = initialVelocity
  }

  /// In radians per second.
  package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Where the spring is after `time` seconds: 0 at first, 1 in the end.
  package func value(at time: Double) -> Double {
    let omega = naturalFrequency
    let zeta = dampingRatio
    let v = initialVelocity
    if abs(zeta - 1) < 1e-9 {
      return 1 - (1 + (omega - v) * time) * exp(-omega * time)
    }
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let swing = cos(damped * time) + (zeta * omega - v) / damped * sin(damped * time)
      return 1 - exp(-zeta * omega * time) * swing
    }
    let root = (zeta * zeta - 1).squareRoot()
    let (s1, s2) = (omega * (-zeta + root), omega * (-zeta - root))
    let c1 = (v + s2) / (s1 - s2)
    return 1 + c1 * exp(s1 * time) + (-1 - c1) * exp(s2 * time)
  }

  /// After how many seconds the spring stays within a thousandth of its end: `CASpringAnimation`'s
  /// `settlingDuration`, by the formula that its measured values fit.
  package var settlingDuration: Double {
    let omega = naturalFrequency
    let zeta = dampingRatio
    guard damping > 0 else { return .greatestFiniteMagnitude }
    if zeta < 1 - 1e-9 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let b = (initialVelocity - zeta * omega) / damped
      return (log(1000) + log(1 + abs(b))) / (zeta * omega)
    }
    for tenth in 1...100_000 where abs(1 - value(at: Double(tenth) / 10)) < 0.001 {
      return Double(tenth) / 10
    }
    return .greatestFiniteMagnitude
  }
}

extension SpringCurve {
  /// Apple's springs since iOS 17, by how long one seems to take (seconds) and how much it overshoots
  /// (WWDC 2023, session 10158).
  package init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) {
    let omega = 2 * Double.pi / max(perceptualDuration, 0.01)
    let bounce = min(max(bounce, -0.999), 1)
    let zeta = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: omega * omega, damping: 2 * zeta * omega,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }
}
