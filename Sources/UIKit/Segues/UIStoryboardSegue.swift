public import Foundation

/// A way from one view controller to another. A subclass overrides `perform()` and sees to all of it
/// itself, or calls the inherited one, which shows or presents.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open var identifier: String? { ownIdentifier }
  open var source: UIViewController { ends.source }
  open var destination: UIViewController { ends.destination }

  private let ownIdentifier: String?
  private let ends: (source: UIViewController, destination: UIViewController)

  /// What the segue of a storyboard does by its kind.
  var action: (@MainActor (UIStoryboardSegue) -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    ownIdentifier = identifier
    ends = (source, destination)
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = { _ in performHandler() }
  }

  /// Unlike Apple's, a segue that has nothing to do raises no exception: it warns.
  open func perform() {
    guard let action else {
      return UIKitLog.current.warn(
        "\(type(of: self)) must override perform(): it has neither a kind nor a handler.")
    }
    action(self)
  }
}
