extension UIView {
  /// The superview's traits, or the screen's, with what the owner and the view itself override.
  var inheritedTraits: UITraitCollection {
    let inherited = superview?.traitCollection ?? Ambient.current.screen.traitCollection
    let styles = [owner?.overrideUserInterfaceStyle ?? .unspecified, overrideUserInterfaceStyle]
      .filter { $0 != .unspecified }.map(UITraitCollection.init(userInterfaceStyle:))
    let overrides = [owner?.overridingTraits].compactMap { $0 } + styles
    guard !overrides.isEmpty else { return inherited }
    return UITraitCollection(traitsFrom: [inherited] + overrides)
  }

  /// Looks whether the traits are others than before, here and below, and tells those whose are.
  package func refreshTraits() {
    let traits = traitCollection
    if traits !== knownTraits, !traits.isEqual(knownTraits) {
      let previous = knownTraits
      knownTraits = traits
      resolveBackgroundColor()
      setNeedsDisplay()
      traits.performAsCurrent {
        owner?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        tintColorDidChange()
      }
    }
    for subview in subviews {
      subview.refreshTraits()
    }
  }
}
