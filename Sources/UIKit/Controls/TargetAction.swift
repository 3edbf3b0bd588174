import Foundation

/// A method that a target is sent: what `#selector` names.
///
/// The target is held weakly, so a method reference that names its class (`Self.handlePan`) makes no
/// circle. The method takes what sends it, with any type that the sender has, or nothing.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// The method's name, if it is found by that.
  let selector: Selector?
  /// Whether it is for the first responder that has it.
  private(set) var isForResponders = false
  private let call: @MainActor (AnyObject, Any, UIEvent?) -> Bool

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    isForResponders = target == nil
    call = { target, sender, event in
      ActionDelivery.send(selector, to: target, [sender, event], from: sender)
      return true
    }
  }

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
    selector = nil
    self.call = { target, sender, event in
      guard let owner = target as? Owner else { return false }
      return call(owner, sender, event)
    }
  }

  func perform(by sender: Any, with event: UIEvent? = nil) {
    guard let target = receiver(of: sender), !call(target, sender, event) else { return }
    UIKitLog.current.warn(
      "An action of \(type(of: sender)) can't be sent to \(type(of: target)): the types of the"
        + " target or of the sender are not those of the method.")
  }

  private func receiver(of sender: Any) -> AnyObject? {
    guard isForResponders, let selector else { return target }
    if let found = ActionDelivery.responder(for: selector, from: sender) { return found }
    UIKitLog.current.warn(
      "'\(selector)', which \(type(of: sender)) sends to whoever has it, reaches nobody.")
    return nil
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

  /// The method, if it is one.
  var method: TargetAction? {
    guard case .method(let method) = self else { return nil }
    return method
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    guard case .action(let action) = self else { return false }
    return action.identifier == identifier
  }

  /// Whether it is a method of `target`; of any target for nil. A selector of nil is any method.
  func isMethod(of target: Any?, named selector: Selector? = nil) -> Bool {
    guard case .method(let method) = self else { return false }
    let isNamed = selector == nil || method.selector == nil || method.selector == selector
    return isNamed && (target == nil || method.target === target.map { $0 as AnyObject })
  }
}
