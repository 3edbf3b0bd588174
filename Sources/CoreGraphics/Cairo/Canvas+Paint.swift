import CCairo
import Foundation
import Raster

/// What is painted with, in the picture's pixels.
enum Paint {
  case color(RGBA)
  case gradient(GradientPaint)
  /// The transform maps the bitmap's pixels to the picture's; outside, its edge pixels go on.
  case bitmap(Bitmap, CGAffineTransform, smooth: Bool)
}

extension Canvas {
  /// Runs `body` while Cairo's source is `paint`; not at all if it cannot be.
  func withSource(_ paint: Paint, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      body()
    case .gradient(let gradient):
      guard let pattern = gradient.makePattern() else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_set_source(cairo, pattern)
      body()
    case .bitmap(let bitmap, let transform, let smooth):
      bitmap.withPixels { pixels in
        let surface = Self.makeSurface(pixels, bitmap.width, bitmap.height)
        guard let surface, let pattern = cairo_pattern_create_for_surface(surface) else { return }
        var matrix = cairo_matrix_t(transform.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        cairo_set_source(cairo, pattern)
        body()
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        cairo_pattern_destroy(pattern)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
  }

  /// Fills a path; a blend mode that would change what lies outside is kept inside.
  func fill(
    _ elements: [CGPathElementValue], _ rule: CGPathFillRule, with paint: Paint, alpha: Double = 1,
    mode: CGBlendMode, antialiased: Bool
  ) {
    withSource(paint) {
      cairo_set_operator(cairo, mode.cairo)
      if alpha < 1 || mode.reachesOutside {
        cairo_save(cairo)
        narrow(elements, rule, antialiased: antialiased)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
      } else if setPath(elements) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_fill(cairo)
      }
    }
  }

  /// Strokes a path with a pen that `transform` bends.
  func stroke(
    _ elements: [CGPathElementValue], _ style: StrokeStyle, _ transform: CGAffineTransform,
    with paint: Paint, mode: CGBlendMode, antialiased: Bool
  ) {
    guard transform.isRegular, style.width > 0, style.width.isFinite, setPath(elements) else {
      return
    }
    withSource(paint) {
      cairo_set_operator(cairo, mode.cairo)
      cairo_set_antialias(cairo, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_set_line_width(cairo, Double(style.width))
      cairo_set_line_cap(cairo, style.cap.cairo)
      cairo_set_line_join(cairo, style.join.cairo)
      cairo_set_miter_limit(cairo, Double(style.miterLimit))
      let dash = style.usableDash.map(Double.init)
      cairo_set_dash(cairo, dash, Int32(dash.count), Double(style.dashPhase))
      var matrix = cairo_matrix_t(transform)
      cairo_set_matrix(cairo, &matrix)
      cairo_stroke(cairo)
      cairo_identity_matrix(cairo)
    }
  }

  /// Paints all that the clip leaves open, as much as the alpha of `mask` says.
  func paint(_ paint: Paint, alpha: Double = 1, mode: CGBlendMode, through mask: Bitmap? = nil) {
    withSource(paint) {
      cairo_set_operator(cairo, mode.cairo)
      guard let mask else { return cairo_paint_with_alpha(cairo, alpha) }
      mask.withPixels { pixels in
        guard let surface = Self.makeSurface(pixels, mask.width, mask.height) else { return }
        cairo_mask_surface(cairo, surface, Double(origin.x), Double(origin.y))
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
  }
}
