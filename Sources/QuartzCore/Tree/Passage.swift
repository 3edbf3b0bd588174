import CoreGraphics

/// How a layer goes over from one look to another, as a `CATransition` has it.
struct Passage: Sendable {
  let type: CATransitionType
  let subtype: CATransitionSubtype
  let start: Double
  let end: Double

  /// A node in the place of `new` that shows both looks, `share` of the way from `old`.
  ///
  /// A push fades both on the way, as iOS does.
  func node(from old: LayerNode, to new: LayerNode, at share: Double) -> LayerNode {
    let share = start + (end - start) * share
    let bounds = new.values.bounds
    let (x, y) = direction
    func look(_ node: LayerNode, moved: Double, alpha: Double) -> LayerNode {
      var values = node.values
      values.transform = CATransform3DIdentity
      values.zPosition = 0
      values.isHidden = false
      values.opacity = Float(alpha)
      values.position = CGPoint(
        x: bounds.minX + values.anchorPoint.x * values.bounds.width + x * moved * bounds.width,
        y: bounds.minY + values.anchorPoint.y * values.bounds.height + y * moved * bounds.height)
      return LayerNode(
        kind: node.kind, values: values, sublayers: node.sublayers, mask: node.mask,
        isAnimating: true, name: node.name)
    }
    let looks =
      switch type {
      case .push:
        [look(old, moved: -share, alpha: 1 - share), look(new, moved: 1 - share, alpha: share)]
      case .moveIn: [look(old, moved: 0, alpha: 1), look(new, moved: 1 - share, alpha: 1)]
      case .reveal: [look(new, moved: 0, alpha: 1), look(old, moved: -share, alpha: 1)]
      default: [look(old, moved: 0, alpha: 1), look(new, moved: 0, alpha: share)]
      }
    return LayerNode(
      values: new.values.placeOnly, sublayers: looks, isAnimating: true, name: new.name)
  }

  /// From the layer's middle to where what is new comes from. Top and bottom are as they would be if
  /// y grew upwards, on iOS, too.
  private var direction: (x: Double, y: Double) {
    switch subtype {
    case .fromRight: (1, 0)
    case .fromTop: (0, 1)
    case .fromBottom: (0, -1)
    default: (-1, 0)
    }
  }
}

extension LayerValues {
  /// Those of a layer in the same place that shows nothing of its own.
  fileprivate var placeOnly: LayerValues {
    var values = LayerValues()
    values.bounds = bounds
    values.position = position
    values.zPosition = zPosition
    values.anchorPoint = anchorPoint
    values.anchorPointZ = anchorPointZ
    values.transform = transform
    values.isHidden = isHidden
    values.isDoubleSided = isDoubleSided
    values.opacity = opacity
    return values
  }
}
