public import Foundation
public import QuartzCore

/// Observers that name a method; they are not held.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let entry = NamedObserver(observer: observer, name: aName, object: anObject as AnyObject?)
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { entry.tell(aSelector, notification) }
    }
    NamedObserver.add(entry, to: self)
  }

  public func removeObserver(_ observer: AnyObject) {
    NamedObserver.remove(from: self) { $0.observer === observer }
    if let token = observer as? any NSObjectProtocol { removeObserver(token as Any) }
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NamedObserver.remove(from: self) {
      $0.observer === observer && (aName == nil || $0.name == aName)
        && (anObject == nil || $0.object === anObject.map { $0 as AnyObject })
    }
  }
}

/// Who is told of a notification by a method of a name.
private final class NamedObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  var token: (any NSObjectProtocol)?

  init(observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    (self.observer, self.name, self.object) = (observer, name, object)
  }

  @MainActor
  func tell(_ selector: Selector, _ notification: Notification) {
    guard let observer else { return }
    ActionDelivery.send(selector, to: observer, [notification], from: nil)
  }

  private static let all = Registry()

  static func add(_ entry: NamedObserver, to center: NotificationCenter) {
    all.change(center) { $0.append(entry) }
  }

  /// Forgets those who are meant, and those who are no more.
  static func remove(from center: NotificationCenter, where isMeant: (NamedObserver) -> Bool) {
    all.change(center) { entries in
      func isGone(_ entry: NamedObserver) -> Bool { entry.observer == nil || isMeant(entry) }
      for entry in entries where isGone(entry) {
        if let token = entry.token { center.removeObserver(token as Any) }
      }
      entries.removeAll(where: isGone)
    }
  }

  private final class Registry: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [NamedObserver]] = [:]

    func change(_ center: NotificationCenter, _ change: (inout [NamedObserver]) -> Void) {
      lock.withLock { change(&entries[ObjectIdentifier(center), default: []]) }
    }
  }
}
