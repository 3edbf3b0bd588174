import CCairo

extension Canvas {
  /// Brings Cairo's clip to the paths of `clip`; its masks are for whoever paints.
  func apply(_ clip: ClipNode?) {
    guard clip !== appliedClip else { return }
    var added = clip?.chain(upTo: appliedClip)
    if added == nil || appliedClip == nil {
      cairo_reset_clip(cairo)
      added = clip?.chain(upTo: nil)
    }
    for node in added ?? [] {
      guard case .path(let elements, let rule, let antialiased) = node.shape else { continue }
      narrow(elements, rule, antialiased: antialiased)
    }
    appliedClip = clip
  }

  /// Clips to a path; to nothing when the path cannot be drawn.
  func narrow(_ elements: [CGPathElementValue], _ rule: CGPathFillRule, antialiased: Bool) {
    if !setPath(elements) { cairo_new_path(cairo) }
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_set_antialias(cairo, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
