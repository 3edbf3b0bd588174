package import Raster

/// Draws presentation trees into bitmaps.
///
/// A pure function of its arguments: what the cache holds only makes it faster. Frames may be drawn by
/// several threads at once, with one cache between them or one each.
package struct LayerRenderer: Sendable {
  private let cache: RenderingCache

  package init(cache: RenderingCache = RenderingCache()) {
    self.cache = cache
  }

  /// Draws `tree` over what `bitmap` shows, `scale` pixels a point; the bitmap's top left is the
  /// origin of the root's superlayer.
  ///
  /// Throws, before anything is drawn, when a value of some visible layer isn't finite.
  package func draw(
    _ tree: LayerNode, into bitmap: inout Bitmap, scale: Double
  ) throws(RenderingError) {
    precondition(scale > 0 && scale.isFinite, "a picture has a positive, finite scale")
    try tree.check()
    let area = PixelRect(width: bitmap.width, height: bitmap.height)
    guard !area.isEmpty else { return }
    let own = exchange(&bitmap, with: Bitmap(width: 0, height: 0))
    let surface = Surface(own, area: area, resolution: scale)
    let map = tree.values.projection(in: nil).then(.scale(scale, scale))
    LayerPainter(surface: surface, clip: area, cache: cache).paint(tree, map)
    bitmap = surface.take()
  }
}

/// Hands over what `value` was; so that it has one owner and need not be copied to be written.
private func exchange(_ value: inout Bitmap, with other: consuming Bitmap) -> Bitmap {
  swap(&value, &other)
  return other
}
