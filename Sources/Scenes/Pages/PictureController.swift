import Transitions
import UIKit

/// A screen that is a screenshot.
final class PictureController: ScreenController {
  let image: UIImage
  /// What traces call it.
  private let name: String
  /// What is left out at the top and at the bottom because a container shows it, in points.
  private let bars: Bars
  private let pieces: CutPieces?

  init(name: String, image: UIImage, bars: Bars, pieces: CutPieces? = nil) {
    (self.name, self.image, self.bars, self.pieces) = (name, image, bars, pieces)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let window = PictureWindow(
      image: image, hiddenTop: bars.top, hiddenBottom: bars.bottom, pieces: pieces)
    window.layer.name = name
    window.frame = UIScreen.main.bounds
    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = window
  }
}

extension PictureController: MagicMoveSharing {
  var magicMoveViews: [(name: String, view: UIView)] {
    loadViewIfNeeded()
    return (view as? PictureWindow)?.pieces.map { ($0.outline.name, $0) } ?? []
  }
}
