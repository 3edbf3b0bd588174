/// Values by name: what the table of animatable properties knows, and whatever else the caller keeps.
extension CALayer {
  func setAttribute(_ value: Any?, _ keyPath: String) {
    guard let property = AnimatableProperty.named(keyPath) else {
      attributes[keyPath] = value
      return
    }
    guard let value, let new = AnimationValue(value, like: property.get(values)) else { return }
    let event = String(keyPath.prefix { $0 != "." })
    guard property.get(values) != new else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: event)
    property.set(&values, new)
    action?.run(forKey: event, object: self, arguments: nil)
  }

  func attribute(_ keyPath: String) -> Any? {
    guard let property = AnimatableProperty.named(keyPath) else { return attributes[keyPath] }
    return property.get(values).any(at: keyPath)
  }
}

extension AnimationValue {
  /// As Core Animation hands it out.
  fileprivate func any(at keyPath: String) -> Any? {
    switch self {
    case .numbers(let n):
      switch n.count {
      case 1: n[0]
      case 4: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      case 2:
        keyPath.hasSuffix("ize") || keyPath == "shadowOffset" || keyPath == "transform.translation"
          ? CGSize(width: n[0], height: n[1]) : CGPoint(x: n[0], y: n[1])
      default: n
      }
    case .transform(let transform): transform
    case .color(let color): color
    case .colors(let colors): colors
    case .path(let path): path
    case .image(let image): image
    case .flag(let flag): flag
    }
  }
}
