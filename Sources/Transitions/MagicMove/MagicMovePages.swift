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
