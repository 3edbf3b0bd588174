import Stage
import UIKit

extension StageScreen {
  /// What a canvas asks for.
  init(_ canvas: Canvas, _ size: CanvasSize) {
    let insets = size.device?.insets(sideways: size.size.width > size.size.height)
    let style = canvas.appearance.userInterfaceStyle
    self.init(
      size: CGSize(width: size.size.width, height: size.size.height), scale: size.scale,
      style: style,
      safeAreaInsets: insets.map {
        UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
      } ?? StageScreen().safeAreaInsets,
      background: canvas.background[canvas.appearance].color
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor)
    corners = size.corners
    matte =
      canvas.matte?[canvas.appearance].color
      .resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
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
