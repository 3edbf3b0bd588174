import Testing
import UIKit

@Suite("Pages written in Swift 5")
@MainActor
struct GalleryPageTests {
  @Test("Cells are made by the initialiser that their class overrides")
  func cells() throws {
    let page = GalleryPage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    view.dataSource = page
    view.delegate = page

    view.layoutIfNeeded()

    let cells = view.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.imageView.tag) == [7, 7, 7, 7])
    #expect(cells.map(\.frame.width) == [100, 110, 120, 130])
    view.tap(IndexPath(item: 2, section: 0))
    #expect(page.selected == [2])
  }

  @Test("Rows, too")
  func rows() throws {
    let table = UITableView()
    table.register(RowCell.self, forCellReuseIdentifier: "row")

    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row") as? RowCell)

    #expect(cell.reuseIdentifier == "row")
    let blue = Double(cell.textLabel?.textColor.cgColor.components?[2] ?? 0)
    #expect(abs(blue - 0.6) < 1e-6)
  }

  @Test("A label with a margin is larger by it")
  func paddedLabel() {
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] { label.text = "Text" }

    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
  }
}
