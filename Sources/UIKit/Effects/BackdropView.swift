import QuartzCore

/// Shows what lies behind it, blurred and with other colours; touches go through.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { CABackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Within an animation block, on the way from what it showed before.
  func show(_ look: EffectLook) {
    guard let layer = layer as? CABackdropLayer else { return }
    layer.blurRadius = look.blurRadius
    layer.saturation = look.saturation
  }
}
