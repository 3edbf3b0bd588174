import Testing
import UIKit

/// Items of given sizes in given sections.
private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  let sections: [[CGSize]]

  init(_ sections: [[CGSize]]) {
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sections[indexPath.section][indexPath.item]
  }
}

@Suite @MainActor struct FlowLayoutTests {
  private func frames(
    _ sections: [[CGSize]], width: CGFloat = 375, height: CGFloat = 667,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    let source = Sizes(sections)
    view.dataSource = source
    view.delegate = source
    return sections.indices.flatMap { section in
      sections[section].indices.compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private func alike(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  @Test func twoColumnsReachFromEdgeToEdge() {
    let frames = frames([alike(3, 182, 204)])

    #expect(frames.map(\.origin.x) == [0, 193, 0])
    #expect(frames.map(\.origin.y) == [0, 0, 214])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 182, height: 204) })
  }

  @Test func spacingAndInsetsAreKept() {
    let frames = frames([alike(4, 100, 50)], width: 340) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      $0.minimumLineSpacing = 3
      $0.minimumInteritemSpacing = 10
    }

    #expect(frames.map(\.origin.x) == [10, 120, 230, 10])
    #expect(frames.map(\.origin.y) == [5, 5, 5, 58])
  }

  @Test func theLastLineKeepsTheColumns() {
    let frames = frames([alike(5, 100, 50)])

    #expect(frames[3...].map(\.origin.x) == frames[..<2].map(\.origin.x))
    #expect(frames[1].origin.x == 137.5)
  }

  @Test func aWideItemStandsInTheMiddle() {
    #expect(frames([alike(2, 275, 50)]).map(\.origin.x) == [50, 50])
  }

  @Test func itemsOfALineAreCenteredOnIt() {
    let frames = frames([[CGSize(width: 50, height: 20), CGSize(width: 60, height: 60)]])

    #expect(frames.map(\.origin.y) == [20, 0])
    #expect(frames.map(\.origin.x) == [0, 60])
  }

  @Test func sectionsFollowEachOther() {
    let frames = frames([alike(1, 50, 50), alike(1, 50, 50)]) {
      $0.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }

    #expect(frames.map(\.origin.y) == [40, 150])
  }

  @Test func sidewaysScrollingFillsColumns() {
    let frames = frames([alike(3, 100, 300)]) { $0.scrollDirection = .horizontal }

    #expect(frames.map(\.origin.x) == [0, 0, 110])
    #expect(frames.map(\.origin.y) == [0, 367, 0])
  }
}
