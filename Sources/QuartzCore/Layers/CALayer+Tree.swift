/// What a commit does to a tree, and what shows of it.
extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(current !== layer, "a layer cannot be put inside itself")
      ancestor = current.superlayerStorage
    }
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(index, layers.count))
    layer.superlayerStorage = self
    setNeedsLayout()
  }

  func frontmost(at p: CGPoint) -> CALayer? {
    guard !isHidden, let inverse = projectionInSuperlayer.inverse else { return nil }
    let point = inverse.apply(p)
    if masksToBounds, !contains(point) { return nil }
    for layer in sublayersByDepth.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  /// The layer and everything below it as it shows when the superlayer's time is `time`, in seconds.
  package func layer(at time: CFTimeInterval) -> LayerNode {
    let local = timing.localTime(time)
    let shown = values(at: local)
    let sublayers = layers.map { $0.layer(at: local) }
    let mask = mask?.layer(at: local)
    let node = node(of: shown, sublayers, mask)
    return animations.isEmpty ? node : passing(to: node, at: local)
  }

  /// The node of the last instant where nothing has changed since.
  private func node(
    of shown: LayerValues, _ sublayers: [LayerNode], _ mask: LayerNode?
  ) -> LayerNode {
    if let lastNode, lastNode.isAnimating == !animations.isEmpty, lastNode.mask === mask,
      lastNode.sublayers.elementsEqual(sublayers, by: ===), lastNode.values == shown
    {
      return lastNode
    }
    let node = LayerNode(
      kind: nodeKind, values: shown, sublayers: sublayers, mask: mask,
      isAnimating: !animations.isEmpty, name: nodeName)
    lastNode = node
    return node
  }

  /// What traces and errors call the layer: its name, else the class of its view or its own.
  package var nodeName: String {
    name ?? delegate.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self))
  }

  func layoutTree() {
    // A pass may ask for another; a tree that never comes to rest is laid out ten times.
    for _ in 0..<10 where needs.layout {
      needs.layout = false
      layoutSublayers()
    }
    for layer in layers { layer.layoutTree() }
    mask?.layoutTree()
  }

  var treeNeedsLayout: Bool {
    needs.layout || layers.contains(where: \.treeNeedsLayout) || mask?.treeNeedsLayout == true
  }

  func displayTree() {
    displayIfNeeded()
    for layer in layers { layer.displayTree() }
    mask?.displayTree()
  }

  func markCommitted() {
    isCommitted = true
    for layer in layers { layer.markCommitted() }
    mask?.markCommitted()
  }
}
