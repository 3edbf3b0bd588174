public import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Unlike Apple's, without effect: changes are noticed when they have been made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// What was asked for with `.new`.
  public let newValue: Value?
  /// What was asked for with `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Goes on until it is invalidated or nobody keeps it any more.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  /// Looks whether the value is another than before; false where its object is gone.
  private var look: (() -> Bool)?

  init(look: @escaping () -> Bool) {
    self.look = look
  }

  public func invalidate() {
    look = nil
  }

  var isOver: Bool { look == nil }

  /// Calls the handler if there is something to say.
  func notice() {
    if look?() == false { look = nil }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls `changeHandler` whenever the value at `keyPath` has changed, as long as the observation is
  /// kept.
  ///
  /// Unlike Apple's, which need the Objective-C runtime, any property can be observed whose values can
  /// be compared. The geometry of a view, the contents of a scroll view and the running of a
  /// property animator call at once, everything else at the end of the turn in which it has changed.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard Value.self is any Equatable.Type || Value.self is AnyClass else {
      UIKitLog.current.warn(
        "Changes of \(keyPath) can't be observed: a \(Value.self) can't be compared with another."
          + " Observe something of it that can.")
      return NSKeyValueObservation { false }
    }
    var known = self[keyPath: keyPath]
    func call(_ object: Self, from old: Value?) {
      let new = known
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return false }
      let value = self[keyPath: keyPath]
      guard !areEqual(value, known) else { return true }
      let old = known
      known = value
      call(self, from: old)
      return true
    }
    Ambient.current.observations.add(observation, of: self)
    if options.contains(.initial) { call(self, from: nil) }
    return observation
  }
}

private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  if let one = one as? any Equatable { return compare(one) }
  return one as AnyObject === other as AnyObject
}
