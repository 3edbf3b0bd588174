/// What becomes of a navigation stack when another one takes its place.
@MainActor
struct StackChange {
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  let removed: [UIViewController]
  let added: [UIViewController]
  let leaving: UIViewController?
  let arriving: UIViewController?

  init(from oldStack: [UIViewController], to newStack: [UIViewController]) {
    self.oldStack = oldStack
    self.newStack = newStack
    removed = oldStack.filter { page in !newStack.contains { $0 === page } }
    added = newStack.filter { page in !oldStack.contains { $0 === page } }
    leaving = oldStack.last
    arriving = newStack.last
  }

  /// The two pages between which something can be seen to go.
  var pages: (leaving: UIViewController, arriving: UIViewController)? {
    guard let leaving, let arriving else { return nil }
    return (leaving, arriving)
  }

  /// Back to a page that was there already, or on to a new one.
  var operation: UINavigationController.Operation {
    oldStack.contains { $0 === arriving } ? .pop : .push
  }

  /// Lets the two pages know why they come and go.
  func mark() {
    if added.contains(where: { $0 === arriving }) { arriving?.movement = .toParent }
    if removed.contains(where: { $0 === leaving }) { leaving?.movement = .fromParent }
  }

  func unmark() {
    arriving?.movement = nil
    leaving?.movement = nil
  }

  /// The new pages have arrived, those that left are nobody's children any more.
  func confirm(in parent: UIViewController) {
    for page in removed { page.removeFromParent() }
    for page in added { page.didMove(toParent: parent) }
  }

  /// Those that should have left stay, the new ones go again.
  func revert(in parent: UIViewController) {
    for page in added {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    for page in removed { page.didMove(toParent: parent) }
  }
}
