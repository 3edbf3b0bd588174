import Testing
import UIKit

/// As an app writes it.
private final class TwoLineCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [3]
  var titles: [String?] = [nil]
  var heights: [CGFloat] = [44]
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Section \(indexPath.section)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row % heights.count]
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}

@Suite @MainActor struct UITableViewTests {
  private func table(_ list: List, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.register(TwoLineCell.self, forCellReuseIdentifier: "row")
    table.dataSource = list
    table.delegate = list
    table.layoutIfNeeded()
    return table
  }

  @Test func rowsFollowEachOther() {
    let list = List()
    list.heights = [44, 60]
    let table = table(list)

    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 104])
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 375 })
    #expect(table.contentSize == CGSize(width: 375, height: 148))
  }

  @Test(arguments: [(UITableView.Style.plain, [28.0, 100.0]), (.grouped, [50, 144])])
  func headersTakeTheirPlace(style: UITableView.Style, tops: [Double]) {
    let list = List()
    list.counts = [1, 1]
    list.titles = ["One", "Two"]
    let table = table(list, style: style)

    let rows = (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }

    #expect(rows.map { Double($0) } == tops)
  }

  @Test func onlyWhatCanBeSeenHasCells() {
    let list = List()
    list.counts = [1000]
    let table = table(list)
    let former = Set(table.visibleCells.map { ObjectIdentifier($0) })

    table.contentOffset.y = 4400
    table.layoutIfNeeded()

    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(100..<110))
    #expect(table.visibleCells.first?.textLabel?.text == "Row 100")
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).isSubset(of: former))
  }

  @Test func aTapSelectsAndTellsTheDelegate() {
    let list = List()
    let table = table(list)

    table.tap(IndexPath(row: 2, section: 0))
    table.tap(IndexPath(row: 1, section: 0))

    #expect(list.log == ["select 2", "deselect 2", "select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }

  @Test func aRegisteredCellIsMadeByItsOwnInitialiser() throws {
    let list = List()
    let cell = try #require(table(list).visibleCells.first)
    cell.layoutIfNeeded()

    let title = try #require(cell.textLabel?.frame)
    let detail = try #require(cell.detailTextLabel?.frame)

    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(title.minX == 16)
    #expect(detail.minY == title.maxY + 2)
    #expect(cell.contentView.frame.width == 351)
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 440.0), (.bottom, 84.0), (.middle, 262.0), (.none, 0.0),
  ])
  func aRowIsScrolledToItsPlace(position: UITableView.ScrollPosition, offset: Double) {
    let list = List()
    list.counts = [100]
    let table = table(list)

    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: position, animated: false)

    #expect(table.contentOffset.y == CGFloat(offset))
  }
}
