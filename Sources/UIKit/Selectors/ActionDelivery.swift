import Foundation
import QuartzCore

/// Sends messages by name, and says whom they don't reach.
@MainActor
enum ActionDelivery {
  /// Has an object perform the method of that name.
  ///
  /// - Returns: What the method returns; nil where there is no such method.
  @discardableResult
  static func send(
    _ action: Selector, to object: AnyObject, _ arguments: [Any?], from sender: Any?
  ) -> Any? {
    guard let method = action.method(of: object) else {
      UIKitLog.current.warn(
        "\(type(of: object)) has no method '\(action)'\(origin(sender)); on a phone the app ends here."
      )
      return nil
    }
    switch method.call(on: object, with: arguments) {
    case .answer(let answer): return answer
    case .misfit:
      UIKitLog.current.warn(
        "'\(action)' of \(type(of: object)) doesn't take what it is sent\(origin(sender)).")
      return nil
    }
  }

  /// The first that has a method of that name: from the first responder on, then from the sender on.
  static func responder(for action: Selector, from sender: Any?) -> UIResponder? {
    let focused = Ambient.current.application.keyWindow?.firstResponder
    return [focused, start(sender)].lazy.compactMap { $0 }
      .flatMap { sequence(first: $0, next: \.next) }
      .first { action.method(of: $0) != nil }
  }

  private static func start(_ sender: Any?) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let recognizer as UIGestureRecognizer: recognizer.view
    default:
      Ambient.current.application.keyWindow?.rootViewController?.innermost.viewIfLoaded
    }
  }

  private static func origin(_ sender: Any?) -> String {
    sender.map { ", which \(type(of: $0)) sends it" } ?? ""
  }
}

extension UIViewController {
  /// What is in front of all else.
  fileprivate var innermost: UIViewController {
    if let presentedViewController { return presentedViewController.innermost }
    switch self {
    case let stack as UINavigationController: return stack.topViewController?.innermost ?? self
    case let tabs as UITabBarController: return tabs.selectedViewController?.innermost ?? self
    default: return self
    }
  }
}

extension UIApplication {
  /// A target of nil: the first responder that has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard
      let receiver = target.map({ $0 as AnyObject })
        ?? ActionDelivery.responder(for: action, from: sender)
    else { return false }
    let hasMethod = action.method(of: receiver) != nil
    ActionDelivery.send(action, to: receiver, [sender, event], from: sender)
    return hasMethod
  }
}
