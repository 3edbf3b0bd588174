public import Foundation

extension CGContext {
  /// Narrows the clip to the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    narrow(.path(takePath(), rule, antialiased: state.isAntialiased))
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Paints through a mask laid over `rect`: through the alpha of a picture that has some, else
  /// through its lightness.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    narrow(.mask(mask.bitmap.asMask, mask.placement(in: rect).concatenating(state.transform)))
  }

  public func resetClip() {
    state.clip = nil
  }

  /// In user space: around all that the clip leaves open.
  public var boundingBoxOfClipPath: CGRect {
    openBounds.applying(state.transform.inverted())
  }

  /// In pixels: what the clip leaves open of the current target.
  var openBounds: CGRect {
    let all = targets[targets.count - 1].bounds
    guard let clip = state.clip else { return all }
    let open = clip.bounds.insetBy(dx: -1, dy: -1).intersection(all)
    return open.isEmpty ? .zero : clip.bounds.integral.intersection(all)
  }

  private func narrow(_ shape: ClipNode.Shape) {
    state.clip = ClipNode(parent: state.clip, shape: shape)
  }
}
