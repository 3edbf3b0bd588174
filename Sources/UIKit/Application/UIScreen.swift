public import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  open class var main: UIScreen { Ambient.current.screen }

  /// The screen in points.
  public let bounds: CGRect

  /// Pixels in a point.
  public let scale: CGFloat

  /// The frame rate of display links.
  public let maximumFramesPerSecond = 60

  /// What the device covers at each edge, in points: a status bar, a notch, a home indicator.
  package let safeAreaInsets: UIEdgeInsets

  open private(set) var traitCollection: UITraitCollection

  /// A screen of an iPhone 6, unless told otherwise.
  package init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  ) {
    precondition(scale > 0, "a screen needs a positive scale")
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    traitCollection = UITraitCollection(
      Traits(size: size, scale: scale, style: style, layoutDirection: layoutDirection))
  }

  /// The screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var nativeScale: CGFloat { scale }

  /// A view that shows for ever what all windows show now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in Ambient.current.application.windows {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      snapshot.addSubview(picture)
    }
    return snapshot
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension Traits {
  /// Those of a screen of `size` points with `scale` pixels in a point.
  fileprivate init(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    let isPad = min(size.width, size.height) >= 600
    idiom = isPad ? .pad : .phone
    self.style = style
    level = .base
    displayScale = scale
    self.layoutDirection = layoutDirection
    horizontal = isPad || size.width >= 736 ? .regular : .compact
    vertical = isPad || size.height >= size.width ? .regular : .compact
  }
}
