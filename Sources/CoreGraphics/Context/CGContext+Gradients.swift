public import Foundation

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(
      GradientPaint(
        stops: gradient.stops, start: start, end: end, radii: nil, options: options,
        transform: state.transform))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      GradientPaint(
        stops: gradient.stops, start: startCenter, end: endCenter,
        radii: (start: startRadius, end: endRadius), options: options, transform: state.transform))
  }

  private func draw(_ gradient: GradientPaint) {
    let alpha = Double(state.alpha)
    composite(within: openBounds) { canvas, mode in
      canvas.paint(.gradient(gradient), alpha: alpha, mode: mode)
    }
  }
}
