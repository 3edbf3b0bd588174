extension UIView {
  /// Whether the tint is shown as it is, or in grey behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    let rgba = color.resolvedColor(with: traitCollection).cgColor.rgba
    let luminance = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
    return UIColor(white: luminance, alpha: rgba.alpha)
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let chain = sequence(first: self, next: \.superview)
    return chain.lazy.map(\.ownTintAdjustmentMode).first { $0 != .automatic } ?? .normal
  }

  private var inheritedTintColor: UIColor {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTintColor).first ?? .systemBlue
  }

  func tellTintColorChanged() {
    tintColorDidChange()
    for subview in subviews {
      subview.tellTintColorChanged()
    }
  }
}
