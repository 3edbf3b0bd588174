extension UIStoryboard {
  /// A view controller of a storyboard, where it leads, and what can unwind to it. Apple has no such
  /// type: it stands for what a storyboard file says.
  public struct Scene {
    /// A method of a controller, as `ListController.close`.
    public typealias UnwindAction<Controller> =
      @MainActor (Controller) -> @MainActor (UIStoryboardSegue) -> Void

    let identifier: String
    let make: @MainActor () -> UIViewController
    let segues: [Segue]
    let unwindActions: [Selector: UnwindHandler]

    public init<Controller: UIViewController>(
      _ identifier: String, _ controller: @escaping @MainActor () -> Controller,
      segues: [Segue] = [],
      unwindActions: KeyValuePairs<Selector, UnwindAction<Controller>> = [:]
    ) {
      self.identifier = identifier
      make = controller
      self.segues = segues
      self.unwindActions = unwindActions.reduce(into: [:]) { actions, entry in
        actions[entry.key] = UnwindHandler { destination, segue in
          (destination as? Controller).map(entry.value)?(segue)
        }
      }
    }
  }
}

/// What happens to a controller that something unwinds to.
struct UnwindHandler {
  let run: @MainActor (_ destination: UIViewController, _ segue: UIStoryboardSegue) -> Void
}
