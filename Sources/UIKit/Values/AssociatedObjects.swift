public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Ties `value` to `object` under `key`; nil unties it.
///
/// Unlike Objective-C's, it belongs to the main actor, copies nothing, and lets go of what was tied to
/// an object that is gone when the next value is tied.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  AssociatedObjects.change(object as AnyObject) {
    $0[key] = value.map { isWeak ? WeakReference(object: $0 as AnyObject) : $0 }
  }
}

@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = AssociatedObjects.values(of: object as AnyObject)[key]
  return value is WeakReference ? (value as? WeakReference)?.object : value
}

@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.change(object as AnyObject) { $0 = [:] }
}

private struct WeakReference {
  weak var object: AnyObject?
}

/// Values that are tied to objects from outside, by the address of a key.
@MainActor
private enum AssociatedObjects {
  typealias Values = [UnsafeRawPointer: Any]

  private static var entries: [ObjectIdentifier: (owner: WeakReference, values: Values)] = [:]

  static func values(of object: AnyObject) -> Values {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else {
      return [:]
    }
    return entry.values
  }

  static func change(_ object: AnyObject, _ body: (inout Values) -> Void) {
    var values = values(of: object)
    body(&values)
    // What goes may run code that comes back here: it goes when the table is whole again.
    let old = entries
    entries = old.filter { $0.value.owner.object != nil }
    entries[ObjectIdentifier(object)] =
      values.isEmpty ? nil : (WeakReference(object: object), values)
  }
}
