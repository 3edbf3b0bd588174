import Foundation

/// A method that a target is sent: what `#selector` names where there are selectors.
///
/// The target is held weakly, so a method reference that names its class (`Self.handlePan`) makes no
/// circle. The method takes what sends it, with any type that the sender has, or nothing.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  private let call: @MainActor (AnyObject, Any, UIEvent?) -> Bool

  init<Owner: AnyObject>(
    _ target: AnyObject?, _ action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init(target) { (owner: Owner, _, _) in
      action(owner)()
      return true
    }
  }

  init<Owner: AnyObject, Sender>(
    _ target: AnyObject?, _ action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init(target) { (owner: Owner, sender, _) in
      guard let sender = sender as? Sender else { return false }
      action(owner)(sender)
      return true
    }
  }

  init<Owner: AnyObject, Sender>(
    _ target: AnyObject?, _ action: @escaping (Owner) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(target) { (owner: Owner, sender, event) in
      guard let sender = sender as? Sender else { return false }
      action(owner)(sender, event)
      return true
    }
  }

  private init<Owner: AnyObject>(
    _ target: AnyObject?, call: @escaping @MainActor (Owner, Any, UIEvent?) -> Bool
  ) {
    self.target = target
    self.call = { target, sender, event in
      guard let owner = target as? Owner else { return false }
      return call(owner, sender, event)
    }
  }

  func perform(by sender: Any, with event: UIEvent? = nil) {
    guard let target, !call(target, sender, event) else { return }
    UIKitLog.current.warn(
      "An action of \(type(of: sender)) can't be sent to \(type(of: target)): the types of the"
        + " target or of the sender are not those of the method.")
  }
}

/// What is done when a gesture is seen or a control is used.
@MainActor
enum Reaction {
  case method(TargetAction)
  case action(UIAction)

  func perform(by sender: Any, with event: UIEvent? = nil) {
    switch self {
    case .method(let method): method.perform(by: sender, with: event)
    case .action(let action): action.perform(by: sender)
    }
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    guard case .action(let action) = self else { return false }
    return action.identifier == identifier
  }

  /// Whether it is a method of `target`; of any target for nil.
  func isMethod(of target: AnyObject?) -> Bool {
    guard case .method(let method) = self else { return false }
    return target == nil || method.target === target
  }
}
