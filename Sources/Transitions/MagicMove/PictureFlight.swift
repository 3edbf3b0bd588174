import UIKit

/// A picture on its way from one view's place to another's. The two views are hidden meanwhile, so
/// that it seems to be the picture itself that moves.
@MainActor
struct PictureFlight {
  private let picture: UIView
  private let source: UIView
  private let destination: UIView

  /// Takes a picture of `source` and puts it above everything else in the container. Nil when there
  /// is no picture to take, or nowhere to go.
  init?(from source: UIView?, to destination: UIView?, in container: UIView) {
    guard let source, let destination, let picture = source.snapshotView(afterScreenUpdates: true)
    else { return nil }
    self.picture = picture
    self.source = source
    self.destination = destination
    picture.frame = container.convert(source.bounds, from: source)
    container.addSubview(picture)
    picture.layoutIfNeeded()
    source.isHidden = true
    destination.isHidden = true
  }

  /// Moves the picture to its place, within an animation block.
  func land() {
    guard let container = picture.superview else { return }
    picture.frame = container.convert(destination.bounds, from: destination)
    (picture as? any MagicMoveTraveller)?.travel(to: destination)
    picture.layoutIfNeeded()
  }

  /// Shows the views again and takes the picture away.
  func end() {
    source.isHidden = false
    destination.isHidden = false
    picture.removeFromSuperview()
  }
}

extension PictureFlight {
  /// All that flies when the list is left for a detail of it, or the detail for its list.
  ///
  /// - Parameters:
  ///   - leaving: What flies from the page that goes, if that knows one thing alone.
  ///   - arriving: Where it flies to on the page that comes.
  static func flights(
    between pages: (leaving: UIViewController, arriving: UIViewController), from leaving: UIView?,
    to arriving: UIView?, in container: UIView
  ) -> [PictureFlight] {
    let shared = MagicMovePairs.of(pages.leaving, pages.arriving)
    let pairs = [(leaving, arriving)] + shared.map { (Optional($0.from), Optional($0.to)) }
    return pairs.compactMap { PictureFlight(from: $0, to: $1, in: container) }
  }
}

/// Finds what two pages share.
@MainActor
public enum MagicMovePairs {
  /// The views that have one name on both pages, in the order of the page that goes.
  public static func of(
    _ leaving: UIViewController?, _ arriving: UIViewController?
  ) -> [(from: UIView, to: UIView)] {
    guard let leaving = leaving as? any MagicMoveSharing,
      let arriving = arriving as? any MagicMoveSharing
    else { return [] }
    let places = arriving.magicMoveViews
    return leaving.magicMoveViews.compactMap { name, view in
      places.first { $0.name == name }.map { (view, $0.view) }
    }
  }
}
