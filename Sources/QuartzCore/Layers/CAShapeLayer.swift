/// A path, filled and stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  override package var nodeKind: LayerNode.Kind { .shape }

  open var path: CGPath? {
    get { values.shape.path }
    set { change("path", \.shape.path, to: newValue) }
  }

  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { change("fillColor", \.shape.fillColor, to: newValue) }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { values.shape.fillRule = newValue }
  }

  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { change("strokeColor", \.shape.strokeColor, to: newValue) }
  }

  /// In shares of the path's length.
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set { change("strokeStart", \.shape.strokeStart, to: newValue) }
  }

  /// In shares of the path's length.
  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set { change("strokeEnd", \.shape.strokeEnd, to: newValue) }
  }

  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set { change("lineWidth", \.shape.lineWidth, to: newValue) }
  }

  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set { change("miterLimit", \.shape.miterLimit, to: newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { values.shape.lineCap = newValue }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { values.shape.lineJoin = newValue }
  }

  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set { change("lineDashPhase", \.shape.lineDashPhase, to: newValue) }
  }

  /// Lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = values.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map(NSNumber.init(value:))
    }
    set { values.shape.lineDashPattern = (newValue ?? []).map(\.doubleValue) }
  }
}
