extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: UIUserInterfaceLayoutDirection(traitCollection.layoutDirection))
  }

  /// The margins by where one begins to read.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
    set { layoutMargins = UIEdgeInsets(newValue, isMirrored: isMirrored) }
  }

  /// The direction of a view with `attribute` in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with `attribute` among others that have `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether the views in this one go from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layoutDirectionDidChange() {
    setNeedsLayout()
    if autoLayout.isInvolved { constraintsDidChange() }
  }
}
