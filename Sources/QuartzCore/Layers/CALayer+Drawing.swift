extension CALayer {
  /// Makes the contents by drawing into a bitmap of the bounds' size at `contentsScale`. A layer that
  /// draws nothing has no contents.
  package func drawContents() {
    let scale = max(contentsScale, 0) * CGFloat(contentsMagnification)
    guard let width = Int(exactly: (bounds.width * scale).rounded(.up)),
      let height = Int(exactly: (bounds.height * scale).rounded(.up))
    else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(bitmapWidth: width, height: height, scale: scale)
    context?.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let context { draw(in: context) }
    let image = context?.takeBitmap().map { CGImage($0) }
    if image != nil || needs.isDrawn { values.contents = image }
    needs.isDrawn = image != nil
  }
}
