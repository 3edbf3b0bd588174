import QuartzCore
import Testing
import UIKit

private final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

@MainActor
struct TableControllerTests {
  private let second = IndexPath(row: 1, section: 0)

  @Test func itsViewIsTheTableAndItAnswersForIt() throws {
    let list = List(style: .grouped)
    let theatre = try Theatre(root: list)
    try theatre.advance(to: 0.1)

    #expect(list.view === list.tableView)
    #expect(list.tableView.style == .grouped)
    #expect(list.tableView.cellForRow(at: second)?.textLabel?.text == "row 1")
    #expect(list.tableView.rectForRow(at: second).height == 50)
  }

  @Test(arguments: [true, false])
  func aSelectionIsClearedWhenItAppearsAgain(clears: Bool) throws {
    let list = List(style: .plain)
    list.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: list)
    let theatre = try Theatre(root: navigation)
    list.tableView.selectRow(at: second, animated: false, scrollPosition: .none)

    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    try theatre.advance(to: 0.1)

    #expect(list.tableView.indexPathForSelectedRow == (clears ? nil : second))
  }
}
