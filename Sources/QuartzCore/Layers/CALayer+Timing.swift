extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// `t` of layer `l`'s time (of the clock's, where it is nil), in this layer's time; seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(atLocal: t) ?? t)
  }

  /// `t` of this layer's time, in layer `l`'s (the clock's, where it is nil); seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(atLocal: t) ?? AnimationClock.current.now
    return l?.localTime(at: time) ?? time
  }

  /// This layer's time when the clock says `time`.
  package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    timing.localTime(superlayerStorage?.localTime(at: time) ?? time)
  }

  /// The clock's time when this layer's is `local`; nil where a clock on the way stands.
  package func clockTime(atLocal local: CFTimeInterval) -> CFTimeInterval? {
    guard let parent = timing.parentTime(local) else { return nil }
    guard let superlayerStorage else { return parent }
    return superlayerStorage.clockTime(atLocal: parent)
  }
}
