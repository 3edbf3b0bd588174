extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let map = (l?.projectionToRoot ?? .identity).then(projectionToRoot.inverse ?? .identity)
    return map.apply(p)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let map = projectionToRoot.then(l?.projectionToRoot.inverse ?? .identity)
    return map.apply(p)
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let map = (l?.projectionToRoot ?? .identity).then(projectionToRoot.inverse ?? .identity)
    return map.boundingBox(of: r)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let map = projectionToRoot.then(l?.projectionToRoot.inverse ?? .identity)
    return map.boundingBox(of: r)
  }

  var projectionInSuperlayer: Homography { values.projection(in: superlayer?.values) }

  /// From this layer's plane to the coordinates in which the topmost layer lies.
  private var projectionToRoot: Homography {
    var map = projectionInSuperlayer
    var ancestor = superlayer
    while let current = ancestor {
      map = map.then(current.projectionInSuperlayer)
      ancestor = current.superlayer
    }
    return map
  }

  /// From back to front: by zPosition, equals in the order in which they were added.
  var sublayersByDepth: [CALayer] {
    layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
