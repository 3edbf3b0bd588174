import Foundation

/// The values in a trait collection; each may be unspecified.
struct Traits: Hashable, Sendable {
  var idiom = UIUserInterfaceIdiom.unspecified
  var style = UIUserInterfaceStyle.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Pixels in a point; 0 is unspecified.
  var displayScale: CGFloat = 0

  /// These, but `other` wins wherever it says something.
  func overridden(by other: Traits) -> Traits {
    var traits = self
    if other.idiom != .unspecified { traits.idiom = other.idiom }
    if other.style != .unspecified { traits.style = other.style }
    if other.level != .unspecified { traits.level = other.level }
    if other.horizontal != .unspecified { traits.horizontal = other.horizontal }
    if other.vertical != .unspecified { traits.vertical = other.vertical }
    if other.layoutDirection != .unspecified { traits.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { traits.displayScale = other.displayScale }
    return traits
  }
}
