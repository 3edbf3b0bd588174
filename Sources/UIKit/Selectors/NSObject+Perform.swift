public import Foundation
public import QuartzCore

/// Messages by name, on the main actor as everything of UIKit.
extension NSObjectProtocol {
  /// Unlike Apple's, it knows of the methods that a class lists or that the selector carries, and of
  /// what Apple's own objects have by their protocols.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.method(of: self) != nil || (isApples && aSelector.isOfKind(of: self))
  }

  /// Whether its class is of UIKit itself, which implements what it conforms to.
  private var isApples: Bool {
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    return module == "UIKit" || module == "QuartzCore"
  }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments) = (self, arguments)
    nonisolated(unsafe) var answer: Any?
    MainActor.assumeIsolated {
      answer = ActionDelivery.send(selector, to: object, arguments, from: nil)
    }
    return (answer as? NSObject).map { .passUnretained($0) }
  }
}

extension NSObject {
  /// The object is held until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = anArgument
    MainActor.assumeIsolated {
      DelayedMessages.current.add(aSelector, to: object, with: argument, after: delay)
    }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel(aTarget) { _ in true }
  }

  /// Unlike Apple's, whatever the argument is.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel(aTarget) { $0 == aSelector }
  }

  private class func cancel(
    _ target: Any, where isMeant: @escaping @Sendable (Selector) -> Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    MainActor.assumeIsolated {
      DelayedMessages.current.cancel { $0.object === target && isMeant($0.selector) }
    }
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }
}

/// Messages that are to be sent after a while.
@MainActor
final class DelayedMessages {
  struct Message {
    let object: AnyObject
    let selector: Selector
    let event: ScheduledEvent
  }

  /// All stages play on one thread, and messages know their clock.
  static let current = DelayedMessages()

  private var messages: [Int: Message] = [:]
  private var count = 0

  func add(
    _ selector: Selector, to object: NSObject, with argument: Any?, after delay: TimeInterval
  ) {
    count += 1
    let number = count
    let event = AnimationClock.current.schedule(after: max(delay, 0)) { [weak self] in
      self?.messages[number] = nil
      ActionDelivery.send(selector, to: object, [argument], from: nil)
    }
    messages[number] = Message(object: object, selector: selector, event: event)
  }

  func cancel(where isMeant: (Message) -> Bool) {
    for (number, message) in messages where isMeant(message) {
      message.event.cancel()
      messages[number] = nil
    }
  }
}
