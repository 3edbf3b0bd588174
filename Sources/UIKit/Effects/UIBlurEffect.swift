/// Blurs what lies behind.
///
/// Unlike Apple's, it is made of a Gaussian blur, a saturation and a tint. The constants of the styles of
/// iOS 8 are those of a sample that Apple showed at WWDC 2013; those of later styles are estimates.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var look: EffectLook {
    EffectLook(
      blurRadius: style == .extraLight || style == .dark || style == .prominent ? 20 : 30,
      saturation: 1.8, tint: style.tint)
  }
}

extension UIBlurEffect.Style {
  /// A style of the system's materials is one of five, and light, dark or as the traits say.
  fileprivate var tint: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: UIColor(light: 0xFFFFFF, 0.3, dark: 0x1C1C1C, 0.73)
    case .prominent: UIColor(light: 0xF7F7F7, 0.82, dark: 0x1C1C1C, 0.73)
    default: materialTint
    }
  }

  private var materialTint: UIColor {
    let first = Self.systemUltraThinMaterial.rawValue
    let strengths: [CGFloat] = [0.44, 0.6, 0.74, 0.88, 0.94]
    let strength = strengths[(rawValue - first) % strengths.count]
    return switch (rawValue - first) / strengths.count {
    case 0: UIColor(light: 0xF7F7F7, strength, dark: 0x1E1E1E, strength)
    case 1: UIColor(light: 0xF7F7F7, strength, dark: 0xF7F7F7, strength)
    default: UIColor(light: 0x1E1E1E, strength, dark: 0x1E1E1E, strength)
    }
  }
}
