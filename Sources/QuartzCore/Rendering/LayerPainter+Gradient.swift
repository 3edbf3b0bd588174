import CoreGraphics

extension LayerPainter {
  /// A gradient layer's colours.
  func paintGradient(of content: LayerContent, _ map: Homography, opacity: Double) {
    let (gradient, bounds) = (content.values.gradient, content.values.bounds)
    guard content.kind == .gradient, gradient.colors.count > 1, !bounds.isEmpty else { return }
    if gradient.type == .radial {
      return paintRadial(gradient, bounds, map, opacity: opacity)
    }
    surface.draw(
      gradient.ramp(over: bounds), over: bounds, through: map, clip: clip, opacity: opacity)
  }

  /// From the start point, with the end point at the corner of the box around the ellipse.
  private func paintRadial(
    _ gradient: GradientValues, _ bounds: CGRect, _ map: Homography, opacity: Double
  ) {
    let stops = gradient.stops.map {
      CGGradient.Stop(location: $0.location, color: $0.color.faded(opacity))
    }
    let colors = CGGradient(stops)
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let radius = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    guard radius.width > 0, radius.height > 0 else { return }
    surface.draw(through: map, clip: clip) { context in
      context.clip(to: bounds)
      context.translateBy(x: bounds.minX, y: bounds.minY)
      context.scaleBy(x: bounds.width, y: bounds.height)
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: radius.width, y: radius.height)
      context.drawRadialGradient(
        colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }
}

extension GradientValues {
  /// The colours at their places, evenly spread where there are none.
  var stops: [CGGradient.Stop] {
    let last = Double(max(colors.count - 1, 1))
    var lowest = -Double.infinity
    return colors.enumerated().map { index, color in
      let place = index < locations.count ? locations[index] : Double(index) / last
      lowest = max(lowest, place)
      return CGGradient.Stop(location: lowest, color: color.rgba)
    }
  }

  /// The axis is at home in the unit square: a box that isn't square shears the bands.
  func ramp(over bounds: CGRect) -> ColorRamp {
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let square = x * x + y * y
    let k = square > 0 ? 1 / square : 0
    let (alongX, alongY) = (x * k / bounds.width, y * k / bounds.height)
    let offset =
      -(startPoint.x * x + startPoint.y * y) * k - alongX * bounds.minX - alongY * bounds.minY
    let stops = stops
    return ColorRamp(alongX: alongX, alongY: alongY, offset: offset) { share in
      Self.word(at: share, of: stops)
    }
  }

  /// Interpolated premultiplied.
  private static func word(at share: Double, of stops: [CGGradient.Stop]) -> UInt32 {
    guard let next = stops.firstIndex(where: { $0.location > share }) else {
      return stops.last?.color.word ?? 0
    }
    guard next > 0 else { return stops[0].color.word }
    let (before, after) = (stops[next - 1], stops[next])
    let t = (share - before.location) / (after.location - before.location)
    func mixed(_ channel: (RGBA) -> Double) -> UInt32 {
      let (a, b) = (channel(before.color), channel(after.color))
      return UInt32((min(max(a + (b - a) * t, 0), 1) * 255).rounded())
    }
    let blue = mixed { $0.blue * $0.alpha } | mixed { $0.green * $0.alpha } << 8
    return blue | mixed { $0.red * $0.alpha } << 16 | mixed(\.alpha) << 24
  }
}
