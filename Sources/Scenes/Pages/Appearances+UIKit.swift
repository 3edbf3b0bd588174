package import Raster
import UIKit

extension Appearance {
  var userInterfaceStyle: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension Shade {
  var color: UIColor {
    switch self {
    case .system(let color): color.color
    case .rgba(let red, let green, let blue, let alpha):
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(alpha) / 255)
    }
  }
}

extension Shade {
  /// What it is in an appearance, premultiplied.
  @MainActor package func pixel(in appearance: Appearance) -> Pixel {
    let color = color.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: appearance.userInterfaceStyle)
    ).cgColor.rgba
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return Pixel(
      red: byte(color.red * color.alpha), green: byte(color.green * color.alpha),
      blue: byte(color.blue * color.alpha), alpha: byte(color.alpha))
  }
}

extension FontChoice {
  @MainActor var font: UIFont { .systemFont(ofSize: size, weight: weight.value) }
}

extension FontChoice.Weight {
  fileprivate var value: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension Alignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension ImageElement.Mode {
  var contentMode: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
