import CCairo
import Foundation

extension Canvas {
  /// Makes `elements` Cairo's path; false, and an empty path, when a number in it isn't finite.
  func setPath(_ elements: [CGPathElementValue]) -> Bool {
    cairo_new_path(cairo)
    cairo_identity_matrix(cairo)
    guard elements.allSatisfy(\.isFinite) else { return false }
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        cairo_move_to(cairo, pixel(end.x), pixel(end.y))
      case .line(let end):
        cairo_line_to(cairo, pixel(end.x), pixel(end.y))
      case .quad(let control, let end):
        addCurve(CubicCurve(quad: pen, control, end))
      case .curve(let control1, let control2, let end):
        addCurve(CubicCurve(pen, control1, control2, end))
      case .close:
        cairo_close_path(cairo)
      }
      pen = element.end ?? pen
    }
    return true
  }

  private func addCurve(_ curve: CubicCurve) {
    let (one, two, end) = (curve.control1, curve.control2, curve.end)
    cairo_curve_to(
      cairo, pixel(one.x), pixel(one.y), pixel(two.x), pixel(two.y), pixel(end.x), pixel(end.y))
  }

  /// Within what Cairo's fixed point (24.8) can hold.
  private func pixel(_ value: CGFloat) -> Double {
    Double(min(max(value, -4_000_000), 4_000_000))
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
      y0: Double(t.ty))
  }
}
