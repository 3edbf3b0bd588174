import Testing
import UIKit

/// As an app writes it: nothing here is said for the sake of Linux.
private final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }
}

private final class Album: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let count: Int
  var log: [String] = []
  var refuses = false

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refuses }

  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.item)")
  }
}

@Suite @MainActor struct UICollectionViewTests {
  private func view(_ album: Album) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 182, height: 204)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = album
    view.delegate = album
    view.layoutIfNeeded()
    return view
  }

  @Test func aRegisteredCellIsMadeByItsOwnInitialiser() throws {
    let album = Album(count: 4)
    let view = view(album)

    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell)

    #expect(cell.frame == CGRect(x: 193, y: 0, width: 182, height: 204))
    #expect(cell.imageView.superview === cell.contentView)
    cell.layoutIfNeeded()
    #expect(
      cell.convert(cell.imageView.frame, to: view) == CGRect(x: 201, y: 8, width: 166, height: 188))
  }

  @Test func onlyWhatCanBeSeenHasCells() {
    let album = Album(count: 100)
    let view = view(album)

    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<6))
    #expect(view.contentSize == CGSize(width: 375, height: 50 * 204 + 49 * 10))
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0)) == nil)
  }

  @Test func cellsThatLeaveAreUsedAgain() throws {
    let album = Album(count: 100)
    let view = view(album)
    let former = Set(view.visibleCells.map { ObjectIdentifier($0) })

    view.contentOffset.y = 214 * 10
    view.layoutIfNeeded()

    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(20..<26))
    #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }) == former)
    #expect(view.visibleCells.map(\.tag) == Array(20..<26))
    #expect(view.visibleCells.allSatisfy { ($0 as? PhotoCell)?.reuses == 1 })
  }

  @Test func aTapSelectsAndTellsTheDelegate() {
    let album = Album(count: 4)
    let view = view(album)

    view.tap(IndexPath(item: 2, section: 0))
    view.tap(IndexPath(item: 0, section: 0))

    #expect(album.log == ["select 2", "deselect 2", "select 0"])
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [0])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == false)
  }

  @Test func theDelegateMayRefuse() {
    let album = Album(count: 4)
    album.refuses = true
    let view = view(album)

    view.tap(IndexPath(item: 2, section: 0))

    #expect(view.indexPathsForSelectedItems == [])
    #expect(album.log == [])
  }

  @Test func selectingInCodeIsSilent() {
    let album = Album(count: 4)
    let view = view(album)

    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])

    #expect(view.indexPathsForSelectedItems?.map(\.item) == [3])
    #expect(album.log == [])
  }

  @Test func aFingerHighlightsAndSelects() {
    Film.play { film in
      let album = Album(count: 4)
      let view = view(album)
      film.window.addSubview(view)
      let touch = UITouch(at: CGPoint(x: 200, y: 10), in: film.window, timestamp: 0)

      view.touchesBegan([touch], with: nil)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
      view.touchesEnded([touch], with: nil)

      #expect(album.log == ["highlight 1", "select 1"])
    }
  }

  @Test(
    arguments: [(0.0, 0.0, 0), (200, 10, 1), (100, 300, 2), (185, 10, nil)]
      as [(Double, Double, Int?)])
  func aPointBelongsToAnItemOrToNone(x: Double, y: Double, item: Int?) {
    let album = Album(count: 4)

    #expect(view(album).indexPathForItem(at: CGPoint(x: x, y: y))?.item == item)
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 1070.0), (.bottom, 674), (.centeredVertically, 872),
  ])
  func anItemIsScrolledToItsPlace(position: UICollectionView.ScrollPosition, offset: Double) {
    let album = Album(count: 100)
    let view = view(album)

    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)

    #expect(view.contentOffset.y == CGFloat(offset))
  }

  @Test func aRegistrationFillsTheCell() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<PhotoCell, String> { cell, path, item in
        cell.tag = path.item * 10 + item.count
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }

      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "four")
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source

    view.layoutIfNeeded()

    #expect(view.visibleCells.map(\.tag) == [4, 14])
  }
}
