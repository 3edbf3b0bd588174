/// What a layer without a view does when a value changes in front of the audience: it moves there from
/// what showed before, within a quarter of a second unless the transaction says otherwise.
@MainActor
struct ImplicitAction: CAAction {
  private let keyPath: String
  private let shown: AnimationValue

  /// Nil where `keyPath` does not animate by itself. Made before the change.
  init?(of layer: CALayer, keyPath: String) {
    guard layer.isCommitted, layer.isInRoot, let property = AnimatableProperty.named(keyPath),
      property.actsImplicitly
    else { return nil }
    self.keyPath = keyPath
    let now = layer.localTime(at: AnimationClock.current.now)
    shown = property.get(layer.values(at: now))
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = shown
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    guard animation.duration > 0 else { return }
    animation.run(forKey: event, object: anObject, arguments: dict)
  }
}

extension AnimatableProperty {
  /// Whether a layer of its own animates the property when it is set; parts of a property are not set
  /// by themselves, and flags switch.
  fileprivate var actsImplicitly: Bool {
    !keyPath.contains(".") && !["hidden", "masksToBounds"].contains(keyPath)
  }
}
