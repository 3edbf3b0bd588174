import CPango
import CoreGraphics

/// Writes down what HarfBuzz draws.
final class OutlinePen {
  let path = CGMutablePath()
  private let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale
  }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) * scale, y: CGFloat(y) * scale)
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  static func install(in functions: OpaquePointer) {
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = OutlinePen.pen(data) else { return }
        pen.path.addCurve(
          to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        OutlinePen.pen(data)?.path.closeSubpath()
      }, nil, nil)
  }
}
