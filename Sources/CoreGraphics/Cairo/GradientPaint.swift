import CCairo
import Foundation

/// A gradient between two points or two circles, mapped to the picture's pixels.
struct GradientPaint {
  var stops: [CGGradient.Stop]
  var start: CGPoint
  var end: CGPoint
  /// Of the circles; nil for a linear gradient.
  var radii: (start: CGFloat, end: CGFloat)?
  var options: CGGradientDrawingOptions
  var transform: CGAffineTransform

  /// To be destroyed by the caller; nil where there is nothing to draw.
  func makePattern() -> OpaquePointer? {
    let numbers = [start.x, start.y, end.x, end.y, radii?.start ?? 0, radii?.end ?? 0]
    guard transform.isRegular, numbers.allSatisfy(\.isFinite) else { return nil }
    let (x0, y0, x1, y1) = (Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    let pattern: OpaquePointer?
    if let radii {
      guard start != end || radii.start != radii.end else { return nil }
      pattern = cairo_pattern_create_radial(
        x0, y0, Double(max(radii.start, 0)), x1, y1, Double(max(radii.end, 0)))
    } else {
      guard start != end else { return nil }
      pattern = cairo_pattern_create_linear(x0, y0, x1, y1)
    }
    for stop in boundedStops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t(transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  /// The stops within 0...1, and clear ones outside where the gradient must not go on.
  private var boundedStops: [CGGradient.Stop] {
    var all = stops.filter { (0...1).contains($0.location) }
    guard let first = all.first, let last = all.last else { return [] }
    if !options.contains(.drawsBeforeStartLocation) {
      all.insert(CGGradient.Stop(location: 0, color: first.color), at: 0)
      all.insert(CGGradient.Stop(location: 0, color: .clear), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      all.append(CGGradient.Stop(location: 1, color: last.color))
      all.append(CGGradient.Stop(location: 1, color: .clear))
    }
    return all
  }
}
