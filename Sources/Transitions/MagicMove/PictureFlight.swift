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
    source.isHidden = true
    destination.isHidden = true
  }

  /// Moves the picture to its place, within an animation block.
  func land() {
    guard let container = picture.superview else { return }
    picture.frame = container.convert(destination.bounds, from: destination)
  }

  /// Shows the views again and takes the picture away.
  func end() {
    source.isHidden = false
    destination.isHidden = false
    picture.removeFromSuperview()
  }
}
