import CoreGraphics

extension LayerPainter {
  /// The background colour; `isCut` where a rounded clip follows, which then makes the corners.
  func paintBackground(
    of content: LayerContent, _ map: Homography, opacity: Double, isCut: Bool
  ) {
    let values = content.values
    guard values.showsBackground, let color = values.backgroundColor?.rgba else { return }
    if values.cornerRadius > 0, !isCut, map.isAffine {
      let outline = values.roundedOutline(values.bounds, radius: values.cornerRadius)
      surface.draw(through: map, clip: clip) { context in
        context.setFillColor(CGColor(color.faded(opacity)))
        context.addPath(outline)
        context.fillPath()
      }
    } else {
      fill(values.bounds, with: color, map, opacity: opacity)
    }
  }

  /// A plain rectangle.
  private func fill(_ rect: CGRect, with color: RGBA, _ map: Homography, opacity: Double) {
    guard !rect.isEmpty else { return }
    if map.isRectilinear {
      let pixels = PixelRect(centresIn: map.boundingBox(of: rect)).intersection(clip)
      surface.fill(pixels, with: color.faded(opacity).word)
    } else {
      surface.draw(
        ColorRamp(color.word), over: rect, through: map, clip: clip, opacity: opacity)
    }
  }

  /// The border lies inside the bounds.
  func paintBorder(of content: LayerContent, _ map: Homography, opacity: Double, isCut: Bool) {
    let values = content.values
    guard values.showsBorder, let color = values.borderColor?.rgba else { return }
    let (bounds, width) = (values.bounds, values.borderWidth)
    let hole = bounds.insetBy(
      dx: min(width, bounds.width / 2), dy: min(width, bounds.height / 2))
    if values.cornerRadius > 0, map.isAffine {
      let outer =
        isCut
        ? CGPath(rect: bounds, transform: nil)
        : values.roundedOutline(bounds, radius: values.cornerRadius)
      let inner = values.roundedOutline(hole, radius: max(values.cornerRadius - width, 0))
      surface.draw(through: map, clip: clip) { context in
        context.setFillColor(CGColor(color.faded(opacity)))
        context.addPath(outer)
        context.addPath(inner)
        context.fillPath(using: .evenOdd)
      }
      return
    }
    let sides = [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hole.minY - bounds.minY),
      CGRect(x: bounds.minX, y: hole.minY, width: hole.minX - bounds.minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: bounds.maxX - hole.maxX, height: hole.height),
      CGRect(x: bounds.minX, y: hole.maxY, width: bounds.width, height: bounds.maxY - hole.maxY),
    ]
    for side in sides { fill(side, with: color, map, opacity: opacity) }
  }

  /// A shape layer's fill and stroke.
  func paintShape(of content: LayerContent, _ map: Homography, opacity: Double) {
    let shape = content.values.shape
    guard content.kind == .shape, let path = shape.path, !path.isEmpty else { return }
    let stroked = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    surface.draw(through: map, clip: clip) { context in
      if let fill = shape.fillColor {
        context.setFillColor(CGColor(fill.rgba.faded(opacity)))
        context.addPath(path)
        context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
      }
      guard let stroke = shape.strokeColor, shape.lineWidth > 0, !stroked.isEmpty else { return }
      context.setStrokeColor(CGColor(stroke.rgba.faded(opacity)))
      context.setLineWidth(shape.lineWidth)
      context.setLineCap(shape.cap)
      context.setLineJoin(shape.join)
      context.setMiterLimit(shape.miterLimit)
      context.setLineDash(
        phase: shape.lineDashPhase, lengths: shape.lineDashPattern.map { CGFloat($0) })
      context.addPath(stroked)
      context.strokePath()
    }
  }
}

extension RGBA {
  /// The premultiplied pixel.
  var word: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      UInt32((min(max(value, 0), 1) * min(max(alpha, 0), 1) * 255).rounded())
    }
    return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension ShapeValues {
  fileprivate var cap: CGLineCap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  fileprivate var join: CGLineJoin {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
