// swift-format-ignore-file

import UIKit

/// What views let others override and call.
class NamedView: UIView {
  let gradient = CAGradientLayer()
  override class var layerClass: AnyClass { return CAShapeLayer.self }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() { super.layoutSubviews() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return super.point(inside: point, with: event) }
  override func tintColorDidChange() {}
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var intrinsicContentSize: CGSize { return .zero }
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { return .zero }
  override func safeAreaInsetsDidChange() {}
  override func updateConstraints() { super.updateConstraints() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { return size }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override var canBecomeFirstResponder: Bool { return true }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> CAAction? { return super.action(for: layer, forKey: event) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { return super.snapshotView(afterScreenUpdates: afterUpdates) }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }

  @MainActor func names(with other: UIView) {
    let v = UIView()
    let w = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    addSubview(v)
    v.addSubview(w)
    _ = v.superview?.subviews.first(where: { $0 is NamedView })
    v.layer.cornerRadius = 10
    v.alpha = 0
    v.isHidden = true
    v.isOpaque = false
    v.tag = 3
    v.clipsToBounds = true
    v.contentMode = .scaleAspectFill
    v.isUserInteractionEnabled = false
    v.translatesAutoresizingMaskIntoConstraints = false
    v.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
    v.autoresizesSubviews = true
    _ = v.convert(CGRect.zero, to: nil)
    _ = v.convert(CGPoint.zero, to: w)
    _ = v.convert(CGPoint.zero, from: nil)
    _ = v.convert(CGRect.zero, from: w)
    let snap = v.snapshotView(afterScreenUpdates: true)!
    _ = snap
    _ = v.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)?.frame
    v.drawHierarchy(in: v.bounds, afterScreenUpdates: true)
    bringSubviewToFront(v)
    sendSubviewToBack(v)
    exchangeSubview(at: 0, withSubviewAt: 1)
    v.setNeedsLayout()
    v.layoutIfNeeded()
    v.setNeedsDisplay()
    v.sizeToFit()
    _ = v.window?.rootViewController
    _ = v.safeAreaInsets.top
    _ = v.viewWithTag(3)
    _ = v.isDescendant(of: w)
    v.endEditing(true)
    _ = v.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = UIView.layoutFittingExpandedSize
    v.tintAdjustmentMode = .dimmed
    v.tintColor = .red
    v.mask = w
    _ = v.safeAreaLayoutGuide.topAnchor
    _ = v.layoutMarginsGuide
    _ = v.readableContentGuide
    v.directionalLayoutMargins = .zero
    v.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    v.setContentHuggingPriority(.required, for: .horizontal)
    v.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    v.transform3D = CATransform3DIdentity
    v.isMultipleTouchEnabled = true
    v.semanticContentAttribute = .forceRightToLeft
    _ = v.effectiveUserInterfaceLayoutDirection == .rightToLeft
    _ = UIView.userInterfaceLayoutDirection(for: .unspecified)
    v.accessibilityElementsHidden = true
    v.accessibilityViewIsModal = true
    v.accessibilityIdentifier = "a"
    v.isAccessibilityElement = true
    v.accessibilityLabel = "x"
    v.overrideUserInterfaceStyle = .dark
  }
}
