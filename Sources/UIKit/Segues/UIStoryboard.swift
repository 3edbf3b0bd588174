public import Foundation

/// Scenes that lead to one another.
///
/// Unlike Apple's, it is made of values in code: there are no storyboard files here. One that was
/// registered is found by its name, as a file would be:
///
///     UIStoryboard(
///       name: "Main",
///       scenes: [
///         .init(
///           "list", ListController.init,
///           segues: [.init("open", .custom, to: "page", by: SpringSegue.init)],
///           unwindActions: ["close": ListController.close]),
///         .init("page", PageController.init, segues: [.unwind("back", to: "close")]),
///       ]
///     ).register()
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let scenes: [Scene]

  /// The first scene is the initial one.
  public init(name: String, scenes: [Scene]) {
    self.name = name
    self.scenes = scenes
    super.init()
  }

  /// Has the scenes of the storyboard that was registered with this name.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let known = Ambient.current.storyboards
    if known[name] == nil {
      UIKitLog.current.warn(
        "No storyboard is registered as '\(name)'\(naming(known.keys.sorted())).")
    }
    self.init(name: name, scenes: known[name] ?? [])
  }

  /// Lets `UIStoryboard(name:bundle:)` find these scenes, on the stage that is playing.
  public func register() {
    Ambient.current.storyboards[name] = scenes
  }

  open func instantiateInitialViewController() -> UIViewController? {
    scenes.first.map(instantiate)
  }

  /// Unlike Apple's, an unknown identifier raises no exception: a plain controller comes instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      UIKitLog.current.warn(
        "Storyboard '\(name)' has no scene with identifier '\(identifier)'"
          + "\(naming(scenes.map(\.identifier))).")
      return UIViewController()
    }
    return instantiate(scene)
  }

  private func instantiate(_ scene: Scene) -> UIViewController {
    let controller = scene.make()
    controller.storyboard = self
    controller.storyboardSegues += scene.segues
    controller.unwindActions.merge(scene.unwindActions) { _, new in new }
    return controller
  }
}

/// "; there is 'a', 'b'", for a warning; empty if there is nothing.
func naming(_ known: [String]) -> String {
  known.isEmpty ? "" : "; there is " + known.map { "'\($0)'" }.joined(separator: ", ")
}
