/// A value that an animation moves: what the two ends of an animation have in common.
package enum AnimationValue: Sendable, Equatable {
  /// Any quantity made of numbers, component by component.
  case numbers([Double])
  case transform(CATransform3D)
  case color(CGColor?)
  case colors([CGColor])
  case path(CGPath?)
  case image(CGImage?)
  case flag(Bool)

  /// From here to `end`, at `fraction` of the way. What cannot be mixed shows its end.
  func interpolated(to end: AnimationValue, _ fraction: Double) -> AnimationValue {
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction))
    case (.color(let a), .color(let b)): .color(a.flatMap { b?.interpolated(from: $0, fraction) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $1.interpolated(from: $0, fraction) })
    case (.path(let a?), .path(let b?)): .path(a.interpolated(to: b, fraction) ?? b)
    default: end
    }
  }

  /// What an additive animation makes of the value below it.
  func adding(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: other
    }
  }

  /// The value which, added to `other`, gives this one.
  package func subtracting(_ other: AnimationValue) -> AnimationValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 - $1 })
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    default: self
    }
  }

  /// The value that changes nothing when it is added.
  package var zero: AnimationValue {
    switch self {
    case .numbers(let a): .numbers(a.map { _ in 0 })
    case .transform: .transform(CATransform3DIdentity)
    default: self
    }
  }

  /// How far apart two values are, for paced key frames.
  func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case (.transform(let a), .transform(let b)):
      AnimationValue.numbers([a.m41, a.m42, a.m43])
        .distance(to: .numbers([b.m41, b.m42, b.m43]))
    default: self == other ? 0 : 1
    }
  }
}

extension CGColor {
  /// Component by component in sRGB, alpha not multiplied in.
  fileprivate func interpolated(from start: CGColor, _ fraction: Double) -> CGColor {
    if fraction == 0 { return start }
    if fraction == 1 { return self }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let (a, b) = (start.rgba, rgba)
    return CGColor(
      RGBA(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
        alpha: mix(a.alpha, b.alpha)))
  }
}

extension CGPath {
  /// Point by point where both paths are built alike, nil otherwise.
  fileprivate func interpolated(to end: CGPath, _ fraction: Double) -> CGPath? {
    guard elements.count == end.elements.count else { return nil }
    var mixed: [CGPathElementValue] = []
    mixed.reserveCapacity(elements.count)
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    for (from, to) in zip(elements, end.elements) {
      switch (from, to) {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quad(let a, let b), .quad(let c, let d)):
        mixed.append(.quad(control: mix(a, c), end: mix(b, d)))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        mixed.append(.curve(control1: mix(a, d), control2: mix(b, e), end: mix(c, f)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}
