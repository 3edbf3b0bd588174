public import Foundation

extension CGContext {
  public func saveGState() {
    savedStates.append(state)
  }

  /// Without a saved state, nothing happens.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// From user space to pixels, y up, as at Apple.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// From user space to the bitmap's pixels, y down.
  package var pixelTransform: CGAffineTransform { state.transform }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext {
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Times the alpha of every colour and image.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Black at a third, as Apple's. Neither offset nor blur is changed by the transform; the blur's
  /// Gaussian has half of `blur` as its standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Without a colour there is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(blur, 0), color: $0) }
  }
}

extension CGContext {
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashPhase, state.stroke.dash) = (phase, lengths)
  }
}

extension CGContext {
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  package var fillColor: CGColor { state.fillColor }
  package var strokeColor: CGColor { state.strokeColor }
}
