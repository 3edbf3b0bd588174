/// The way back: who takes an unwind action, and how one gets there.
@MainActor
enum Unwinding {
  /// The nearest controller that takes the action: each that contains or has presented the source is
  /// asked in turn, its children before itself.
  static func destination(of request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    line(from: request.source).lazy.compactMap { find(below: $0, request) }.first
  }

  private static func find(
    below controller: UIViewController, _ request: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: request) {
      if let found = find(below: child, request) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(
      request.unwindAction, from: request.source, sender: request.sender)
    return takes ? controller : nil
  }

  /// A controller, then each that contains or has presented the one before.
  private static func line(from controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller) { $0.parent ?? $0.presentingViewController })
  }

  /// The segue that goes back in the usual way.
  static func segue(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.action = { perform($0) }
    return segue
  }

  /// Dismisses what has been presented since the destination, and has each container show the child
  /// that leads there; what a dismissal uncovers is in its place from the start.
  static func perform(_ segue: UIStoryboardSegue) {
    let ancestry = segue.destination.ancestry
    func leadsThere(_ page: UIViewController) -> Bool { ancestry.contains { $0 === page } }
    let way = line(from: segue.source)
    let fork = way.first(where: leadsThere)
    let presenter = way.prefix { !leadsThere($0) }.last { $0.parent == nil }?
      .presentingViewController

    func turnContainers() {
      for child in ancestry.prefix(while: { $0 !== fork }).reversed() {
        child.parent?.unwind(for: segue, towards: child)
      }
    }
    guard let presenter else { return turnContainers() }
    UIView.performWithoutAnimation(turnContainers)
    presenter.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
