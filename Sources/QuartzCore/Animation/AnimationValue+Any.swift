extension AnimationValue {
  /// What `value`, given as Core Animation's `Any`, is as a value of the same kind as `model`; nil where
  /// it is none.
  init?(_ value: Any, like model: AnimationValue) {
    if let value = value as? AnimationValue {
      self = value
      return
    }
    let value = (value as? NSValue)?.unboxed ?? value
    switch model {
    case .numbers(let numbers):
      guard let found = Self.numbers(in: value), found.count == numbers.count else { return nil }
      self = .numbers(found)
    case .transform:
      switch value {
      case let transform as CATransform3D: self = .transform(transform)
      case let affine as CGAffineTransform:
        self = .transform(CATransform3DMakeAffineTransform(affine))
      default: return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .colors: self = .colors((value as? [Any] ?? []).map { $0 as? CGColor ?? .clear })
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .image:
      guard let image = value as? CGImage else { return nil }
      self = .image(image)
    case .flag:
      if let flag = value as? Bool {
        self = .flag(flag)
      } else if let number = Self.numbers(in: value)?.first {
        self = .flag(number != 0)
      } else {
        return nil
      }
    }
  }

  private static func numbers(in value: Any) -> [Double]? {
    switch value {
    case let number as CGFloat: [Double(number)]
    case let number as Double: [number]
    case let number as Float: [Double(number)]
    case let number as Int: [Double(number)]
    case let number as NSNumber: [number.doubleValue]
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let numbers as [Double]: numbers
    case let numbers as [CGFloat]: numbers.map { Double($0) }
    case let numbers as [NSNumber]: numbers.map(\.doubleValue)
    default: nil
    }
  }
}
