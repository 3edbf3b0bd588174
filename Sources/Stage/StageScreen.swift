public import UIKit

/// What a stage plays before: a screen of a size, a resolution and an appearance.
public struct StageScreen: Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels in a point.
  public var scale: CGFloat
  public var style: UIUserInterfaceStyle
  /// What the device covers at each edge, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// What shows where the window shows nothing.
  public var background: CGColor
  /// The radius of the display's corners, in points.
  package var corners: CGFloat = 0
  /// What shows behind the display's corners, and where it is clear; nil: nothing.
  package var matte: CGColor?

  /// The screen of an iPhone 6, unless told otherwise.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    background: CGColor = .black
  ) {
    self.size = size
    self.scale = scale
    self.style = style
    self.safeAreaInsets = safeAreaInsets
    self.background = background
  }

  /// The size of a picture of it, in whole pixels.
  public var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}
