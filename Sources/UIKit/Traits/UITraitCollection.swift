public import Foundation

public final class UITraitCollection: NSObject, Sendable {
  private let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
  }

  public convenience override init() {
    self.init(Traits())
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: scale))
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }

  public var userInterfaceLevel: UIUserInterfaceLevel { traits.level }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }

  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }

  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  public var displayScale: CGFloat { traits.displayScale }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traits.style != traitCollection?.traits.style || traits.level != traitCollection?.traits.level
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// The traits that dynamic colours resolve with.
  ///
  /// Unlike Apple's, which keeps one for each thread, threads other than the main one only have
  /// unspecified traits.
  public static var current: UITraitCollection {
    get {
      guard MainThread.isCurrent else { return UITraitCollection() }
      return MainActor.assumeIsolated { Ambient.current.traits }
    }
    set {
      guard MainThread.isCurrent else { return }
      MainActor.assumeIsolated { Ambient.current.traits = newValue }
    }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }
}
