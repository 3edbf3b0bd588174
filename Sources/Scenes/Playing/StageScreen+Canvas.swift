import Stage
import UIKit

extension StageScreen {
  /// What a canvas asks for.
  init(_ canvas: Canvas, _ size: CanvasSize) {
    let style = canvas.appearance.userInterfaceStyle
    self.init(
      size: CGSize(width: size.size.width, height: size.size.height), scale: size.scale,
      style: style,
      background: canvas.background[canvas.appearance].color
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
  }
}

extension Canvas.Profile {
  var value: SystemProfile {
    switch self {
    case .classic: .classic
    case .modern: .modern
    }
  }
}
