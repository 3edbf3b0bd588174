/// Everything of a layer that can be seen: one field a property, in points and radians.
///
/// The model of a layer is one of these; so is each node of its presentation.
package struct LayerValues: Sendable, Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  /// In shares of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var opacity: Float = 1
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  /// In pixels per point.
  package var rasterizationScale: CGFloat = 1

  package var contents: CGImage?
  /// In shares of the image.
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// In shares of the image: what stretches when the contents are resized.
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// In pixels per point.
  package var contentsScale: CGFloat = 1
  package var contentsGravity = CALayerContentsGravity.resize
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners: CACornerMask = .all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black

  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur.
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package var gradient = GradientValues()
  package var shape = ShapeValues()
  package var backdrop = BackdropValues()

  package init() {}
}

/// What a backdrop layer does to what lies behind it.
package struct BackdropValues: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  /// 1 leaves colours as they are, 0 makes them grey.
  package var saturation: CGFloat = 1

  package init() {}
}

/// What a gradient layer shows; points are in shares of the bounds.
package struct GradientValues: Sendable, Equatable {
  package var colors: [CGColor] = []
  /// In shares of the way; empty means even spacing.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}
}

/// What a shape layer shows.
package struct ShapeValues: Sendable, Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  /// In shares of the path's length.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [Double] = []

  package init() {}
}
