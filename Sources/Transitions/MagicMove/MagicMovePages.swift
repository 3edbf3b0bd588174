public import UIKit

/// A page that lends a picture to a magic move: a list, with the picture in the selected cell.
@MainActor
public protocol MagicMoveSource: UIViewController {
  /// What flies away, and comes back to; nil when nothing is selected or it is off screen.
  var magicMoveSourceView: UIView? { get }
}

/// A page on which the picture of a magic move arrives: the selected item's details.
@MainActor
public protocol MagicMoveDestination: UIViewController {
  /// Where the picture arrives.
  var magicMoveDestinationView: UIView? { get }
}

/// A page that shares several things with another one: what has the same name on both flies from the one
/// to the other, whichever of them comes.
@MainActor
public protocol MagicMoveSharing: UIViewController {
  /// What may fly, from the back to the front.
  var magicMoveViews: [(name: String, view: UIView)] { get }
}

/// A snapshot that changes its look on the way.
@MainActor
public protocol MagicMoveTraveller: UIView {
  /// Takes on the look of the view that it flies to, within an animation block.
  func travel(to destination: UIView)
}
