import QuartzCore

/// What the layer of a view does when one of its values changes within an animation block.
struct ChangeAction: CAAction {
  let block: AnimationBlock
  let view: UIView

  /// The layer's values before the change.
  let old: LayerValues

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let keyPaths = event == "bounds" ? ["bounds.origin", "bounds.size"] : [event]
    for property in keyPaths.compactMap(AnimatableProperty.named) {
      block.animate(property, of: view, from: old)
    }
  }
}

extension AnimationValue {
  /// Whether a view's value of this kind moves in an animation block, rather than jump.
  var moves: Bool {
    switch self {
    case .flag, .image: false
    default: true
    }
  }
}
