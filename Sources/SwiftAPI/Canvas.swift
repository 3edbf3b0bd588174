import Stage
public import UIKit

/// What a film is shown on: how large it is, how fine, light or dark.
///
/// While a film plays, `UIScreen.main` and the traits are the canvas's.
public struct Canvas: Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  public var style: UIUserInterfaceStyle
  /// What the device covers at each edge, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Which era's presentations and transitions the system's own are.
  public var profile: SystemProfile
  /// What shows where the window shows nothing.
  public var background: UIColor

  /// The screen of an iPhone 6, unless told otherwise.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    profile: SystemProfile = .classic, background: UIColor = .black
  ) {
    (self.size, self.scale, self.style) = (size, scale, style)
    (self.safeAreaInsets, self.profile) = (safeAreaInsets, profile)
    self.background = background
  }
}

extension Canvas {
  /// Refuses what no picture can be made of.
  func check() throws(FilmError) {
    let pixels = [size.width * scale, size.height * scale]
    guard pixels.allSatisfy({ $0.isFinite && $0.rounded() >= 1 && $0 <= 16_384 }) else {
      throw FilmError(
        "a canvas of \(size.width)×\(size.height) points at scale \(scale) has no picture; let both "
          + "sides be from 1 to 16384 pixels")
    }
  }

  @MainActor var screen: StageScreen {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return StageScreen(
      size: size, scale: scale, style: style, safeAreaInsets: safeAreaInsets,
      background: background.resolvedColor(with: traits).cgColor)
  }
}
