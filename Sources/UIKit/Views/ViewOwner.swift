/// What a view tells the view controller that owns it, and asks of it.
@MainActor
protocol ViewOwner: UIResponder, UITraitEnvironment {
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }

  /// The traits that the owner's container insists on.
  var overridingTraits: UITraitCollection? { get }

  /// What the owner adds to the safe area of its view: bars, and what a user asks for.
  var addedSafeAreaInsets: UIEdgeInsets { get }

  /// The view is about to lay out its subviews.
  func willLayOut()

  /// The view has laid out its subviews.
  func didLayOut()

  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()

  /// Updates the view's constraints, the owner's way.
  func updateViewConstraints()

  /// The view is in another window than before, or in none.
  func viewDidMove(to window: UIWindow?)
}
