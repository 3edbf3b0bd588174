/// From one value to another as a damped spring moves. The duration cuts it off, it does not stretch it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1 {
    didSet { if !(mass > 0) { mass = oldValue } }
  }
  open var stiffness: CGFloat = 100 {
    didSet { if !(stiffness > 0) { stiffness = oldValue } }
  }
  open var damping: CGFloat = 10 {
    didSet { if !(damping >= 0) { damping = oldValue } }
  }
  /// In whole distances per second.
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// How long the spring moves noticeably, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override public init() {
    super.init()
  }

  /// A spring by how long it seems to take, in seconds, and how much it overshoots (−1…1).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringCurve(perceptualDuration: perceptualDuration, bounce: bounce)
    allowsOverdamping = true
    (mass, stiffness, damping) = (curve.mass, curve.stiffness, curve.damping)
    duration = curve.settlingDuration
  }

  package var spring: SpringCurve {
    get {
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: allowsOverdamping)
    }
    set {
      (mass, stiffness, damping) = (newValue.mass, newValue.stiffness, newValue.damping)
      initialVelocity = newValue.initialVelocity
    }
  }

  override func played(
    on model: LayerValues, defaultDuration: CFTimeInterval
  ) -> PlayedAnimation {
    // Measured on macOS: a spring without a duration runs for half a second.
    var played = super.played(on: model, defaultDuration: 0.5)
    played.pacing = .spring(spring)
    return played
  }

  override func duplicate() -> CAAnimation {
    let copy = copied(toBasic: CASpringAnimation())
    copy.spring = spring
    copy.damping = damping
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }
}
