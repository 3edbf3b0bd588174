import Transitions
import UIKit

/// A screen that is made of elements.
final class PageController: ScreenController {
  private let contents: UIView
  private let grids: [GridView]
  private let images: [UIImageView]
  private let named: [(id: String, view: UIView)]

  /// The cell that a magic move starts from and comes back to.
  var selectedCell: Int?
  /// The element that a magic move goes to; nil: the first image.
  var landing: String?

  init(contents: UIView, _ builder: ElementBuilder) {
    self.contents = contents
    (grids, images, named) = (builder.grids, builder.images, builder.named)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    contents.frame = UIScreen.main.bounds
    contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = contents
  }

  /// How many cells the page has.
  var cellCount: Int { grids.reduce(0) { $0 + $1.cells.count } }

  func element(named id: String) -> UIView? {
    named.first { $0.id == id }?.view
  }

  /// The ids of the page, in the order of the file.
  var ids: [String] { named.map(\.id) }
}

extension PageController: MagicMoveSource {
  var magicMoveSourceView: UIView? {
    let cells = grids.flatMap(\.cells)
    return selectedCell.flatMap { cells.indices.contains($0) ? cells[$0].picture : nil }
  }
}

extension PageController: MagicMoveDestination {
  var magicMoveDestinationView: UIView? {
    landing.flatMap(element) ?? images.first
  }
}
