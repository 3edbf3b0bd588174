import QuartzCore
import Testing
import UIKit

/// Six red cells in a grid.
private final class Grid: UICollectionViewController {
  private(set) var selected: IndexPath?

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 182, height: 204)
    layout.minimumLineSpacing = 10
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected = indexPath
  }
}

@MainActor
struct CollectionControllerTests {
  @Test func itsCellsBeginBelowTheNavigationBar() throws {
    let grid = Grid()
    let theatre = try Theatre(root: UINavigationController(rootViewController: grid))
    try theatre.advance(to: 0.1)

    let cells = [0, 1, 2].compactMap {
      grid.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))
    }
    let frames = cells.map { theatre.window.convert($0.bounds, from: $0) }

    #expect(frames.map(\.minX) == [0, 193, 0])
    #expect(frames.map(\.minY) == [64, 64, 278])
  }

  @Test func aSelectionIsClearedWhenItAppearsAgain() throws {
    let grid = Grid()
    let navigation = UINavigationController(rootViewController: grid)
    let theatre = try Theatre(root: navigation)
    grid.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])

    navigation.popViewController(animated: false)

    withExtendedLifetime(theatre) {}
    #expect(grid.collectionView.indexPathsForSelectedItems?.isEmpty != false)
  }
}
