// swift-format-ignore-file

import UIKit

/// Layers, their animations and transactions, and the geometry they stand in.
class NamedLayer: CALayer {
  required init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError("init(coder)") }
  override func layoutSublayers() { super.layoutSublayers() }
  override func draw(in ctx: CGContext) {}
  override class func needsDisplay(forKey key: String) -> Bool { return super.needsDisplay(forKey: key) }
  override func action(forKey event: String) -> CAAction? { return super.action(forKey: event) }
  override var bounds: CGRect { didSet {} }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func display() {}
  override class func defaultAction(forKey event: String) -> CAAction? { return nil }
  override func hitTest(_ p: CGPoint) -> CALayer? { return super.hitTest(p) }
}

@MainActor func namesOfLayers(_ layer: CALayer, _ ctx: CGContext, view: UIView) {
  layer.transform = CATransform3DIdentity
  layer.masksToBounds = true
  layer.shadowOpacity = 0.4
  layer.shadowOffset = CGSize(width: 0, height: 2)
  layer.shadowRadius = 3
  layer.shadowColor = UIColor.black.cgColor
  layer.shadowPath = UIBezierPath(rect: .zero).cgPath
  layer.mask = CALayer()
  layer.position = .zero
  layer.bounds = .zero
  layer.anchorPoint = CGPoint(x: 0.5, y: 0)
  layer.anchorPointZ = 3
  layer.zPosition = 1
  layer.frame = .zero
  layer.addSublayer(CALayer())
  layer.borderColor = UIColor.red.cgColor
  layer.borderWidth = 1
  layer.opacity = 0.3
  layer.sublayerTransform.m34 = -1 / 500
  layer.rasterizationScale = UIScreen.main.scale
  layer.shouldRasterize = true
  layer.insertSublayer(CALayer(), at: 0)
  layer.insertSublayer(CALayer(), below: layer.sublayers?.first)
  layer.insertSublayer(CALayer(), above: layer.sublayers![0])
  layer.replaceSublayer(layer, with: layer)
  layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  layer.removeFromSuperlayer()
  layer.contents = UIImage().cgImage
  layer.contents = nil
  layer.render(in: ctx)
  layer.removeAllAnimations()
  layer.speed = 0
  layer.timeOffset = 1
  layer.beginTime = CACurrentMediaTime()
  layer.backgroundColor = UIColor.clear.cgColor
  _ = layer.convertTime(1, from: nil)
  _ = layer.convert(CGPoint.zero, to: nil)
  _ = layer.convert(CGRect.zero, from: layer)
  layer.isDoubleSided = false
  _ = layer.animation(forKey: "x")
  _ = layer.presentation()?.frame
  layer.contentsScale = 2
  layer.cornerCurve = .continuous
  layer.contentsRect = .zero
  layer.contentsGravity = .resizeAspectFill
  _ = layer.sublayers?.count
  layer.isOpaque = true
  layer.removeAnimation(forKey: "a")
  layer.setAffineTransform(.identity)
  _ = layer.affineTransform()
  layer.setValue(1, forKeyPath: "transform.scale")
  _ = layer.value(forKeyPath: "position.x")
  layer.setValue(true, forKey: "mine")
  _ = layer.value(forKey: "mine")
  layer.isHidden = true
  _ = layer.superlayer
  layer.allowsEdgeAntialiasing = true
  layer.name = "x"
  layer.needsDisplayOnBoundsChange = true
  layer.delegate = nil
  layer.actions = ["position": NSNull()]
  layer.setNeedsDisplay()
  layer.setNeedsLayout()
  layer.layoutIfNeeded()
  layer.displayIfNeeded()
  layer.fillMode = .forwards
  layer.duration = 1
  layer.allowsGroupOpacity = true
  layer.minificationFilter = .trilinear
  layer.contentsCenter = .zero
  _ = layer.contains(.zero)
  _ = layer.model()
  _ = layer.animationKeys()
  _ = layer.preferredFrameSize()

  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: .zero).cgPath
  shape.fillRule = .evenOdd
  shape.fillColor = UIColor.red.cgColor
  shape.strokeColor = nil
  shape.lineWidth = 2
  shape.strokeEnd = 1
  shape.strokeStart = 0
  shape.lineCap = .round
  shape.lineJoin = .miter
  shape.lineDashPattern = [1, 2]
  shape.miterLimit = 3
  shape.lineDashPhase = 1
  let g = CAGradientLayer()
  g.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  g.startPoint = .zero
  g.endPoint = CGPoint(x: 1, y: 1)
  g.locations = [0, 0.5, 1]
  g.type = .axial

  _ = CATransformLayer()
  let b = CABasicAnimation(keyPath: "transform")
  b.fromValue = CATransform3DIdentity
  b.toValue = NSValue(caTransform3D: CATransform3DIdentity)
  b.byValue = 1
  b.fromValue = NSValue(cgRect: .zero)
  b.fromValue = NSValue(cgPoint: .zero)
  b.toValue = NSNumber(value: 1.0)
  b.fromValue = UIBezierPath().cgPath
  b.toValue = [1, 2]
  let b3 = CABasicAnimation()
  b3.keyPath = "y"
  b.duration = 0.3
  b.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  b.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
  b.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
  b.fillMode = CAMediaTimingFillMode.both
  b.isRemovedOnCompletion = false
  b.autoreverses = true
  b.beginTime = 1
  b.speed = 1
  b.timeOffset = 1
  b.repeatCount = .infinity
  b.repeatDuration = 3
  b.isAdditive = true
  b.isCumulative = true
  b.delegate = NamedAnimator()
  b.setValue("a", forKey: "id")
  _ = b.value(forKey: "id") as? String
  let k = CAKeyframeAnimation(keyPath: "position")
  k.values = [NSValue(cgPoint: .zero)]
  k.keyTimes = [0, 1]
  k.timingFunctions = [CAMediaTimingFunction(name: .default)]
  k.path = nil
  k.calculationMode = .paced
  let gr = CAAnimationGroup()
  gr.animations = [b, k]
  gr.duration = 1
  layer.add(gr, forKey: nil)
  let tr = CATransition()
  tr.type = .push
  tr.subtype = .fromLeft
  tr.startProgress = 0
  tr.endProgress = 1
  tr.type = CATransitionType(rawValue: "cube")
  view.layer.add(tr, forKey: kCATransition)
  let sp = CASpringAnimation(keyPath: "position.x")
  sp.damping = 3
  sp.mass = 1
  sp.stiffness = 100
  sp.initialVelocity = 3
  _ = sp.settlingDuration
  sp.duration = sp.settlingDuration
  if #available(iOS 17.0, *) { _ = CASpringAnimation(perceptualDuration: 1, bounce: 0.2) }
  CATransaction.begin()
  CATransaction.setCompletionBlock { }
  CATransaction.setDisableActions(true)
  CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
  CATransaction.setAnimationDuration(0.2)
  CATransaction.flush()
  CATransaction.commit()
  CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
  CATransaction.setValue(0.3, forKey: kCATransactionAnimationDuration)
  _ = CATransaction.value(forKey: kCATransactionAnimationDuration)
  _ = CATransaction.animationDuration()
  _ = CATransaction.disableActions()
  _ = CATransaction.completionBlock()
  _ = CATransaction.animationTimingFunction()

  var m = CATransform3DIdentity
  m.m34 = 1.0 / -1000
  m = CATransform3DRotate(m, .pi, 0, 1, 0)
  m = CATransform3DMakeRotation(CGFloat(Double.pi / 2), 0, 1, 0)
  m = CATransform3DTranslate(m, 1, 2, 3)
  m = CATransform3DMakeTranslation(1, 2, 3)
  m = CATransform3DScale(m, 1, 1, 1)
  m = CATransform3DMakeScale(1, 1, 1)
  m = CATransform3DConcat(m, m)
  m = CATransform3DInvert(m)
  m = CATransform3DMakeAffineTransform(.identity)
  _ = CATransform3DGetAffineTransform(m)
  _ = CATransform3DIsIdentity(m)
  _ = CATransform3DEqualToTransform(m, m)
  _ = CATransform3DIsAffine(m)
  m = CATransform3D()
  _ = CATransform3D(m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  var a = CGAffineTransform.identity
  a = CGAffineTransform(scaleX: 1, y: 2)
  a = CGAffineTransform(translationX: 1, y: 2)
  a = a.scaledBy(x: 1, y: 1)
  a = a.translatedBy(x: 1, y: 1)
  a = CGAffineTransform(rotationAngle: .pi)
  a = a.inverted()
  a = a.concatenating(a)
  a = a.rotated(by: 1)
  _ = a.a + a.b + a.c + a.d + a.tx + a.ty
  a = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  _ = a.isIdentity
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  rect.origin.x += 1
  rect.size.height = 3
  rect = CGRect(origin: .zero, size: CGSize(width: 1, height: 1))
  _ = rect.minX + rect.minY + rect.midX + rect.midY + rect.maxX + rect.maxY
  rect = rect.inset(by: .zero).insetBy(dx: 1, dy: 1).union(rect).intersection(rect).integral.standardized
  _ = rect.contains(CGPoint.zero) || rect.intersects(rect) || rect.isEmpty || rect.isNull || rect.isInfinite
  _ = rect.divided(atDistance: 1, from: .minXEdge)
  _ = rect.applying(a)
  _ = CGPoint.zero.applying(a)
  _ = rect.equalTo(rect)
  _ = CGVector(dx: 1, dy: 1)
  _ = CGRect.null
  _ = CGSize.zero.equalTo(.zero)
  let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  _ = insets
  _ = UIEdgeInsetsMake(0, 0, 0, 0)
  _ = CGRectMake(0, 0, 1, 1)
  _ = CGPointMake(0, 0)
  _ = CGSizeMake(0, 0)
  _ = CGRectGetWidth(rect)
  _ = CGRectOffset(rect, 1, 1)
  _ = CGRectGetMidX(rect)
}
