import Foundation

extension UIView {
  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide", .inset { $0.safeAreaInsets })
  }

  /// The view less its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide", .inset { $0.layoutMargins })
  }

  /// Lays the view out again where it has moved into or out of an edge of the safe area. A page that is
  /// dismissed leaves as it was: its bar doesn't shrink below the status bar.
  func followSafeArea() {
    guard (owner as? UIViewController)?.isBeingDismissed != true else { return }
    if safeAreaInsets != knownSafeAreaInsets { setNeedsLayout() }
  }

  /// What of the superview's insets reaches into this view, and what the owner adds.
  ///
  /// Unlike Apple's, the safe area doesn't follow the view's own transform, so that a page which is
  /// shrunk or turned by a transition keeps its layout.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    let added = owner?.addedSafeAreaInsets ?? .zero
    guard let superview else { return added }
    let (outer, place, around) = (superview.safeAreaInsets, untransformedFrame, superview.bounds)
    let inherited = UIEdgeInsets(
      top: max(around.minY + outer.top - place.minY, 0),
      left: max(around.minX + outer.left - place.minX, 0),
      bottom: max(place.maxY - (around.maxY - outer.bottom), 0),
      right: max(place.maxX - (around.maxX - outer.right), 0))
    return inherited.limited(to: outer) + added
  }
}

extension UIEdgeInsets {
  /// A view that sticks out of its superview has no larger insets than the superview.
  fileprivate func limited(to outer: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, outer.top), left: min(left, outer.left), bottom: min(bottom, outer.bottom),
      right: min(right, outer.right))
  }
}
