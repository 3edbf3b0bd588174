import Foundation

extension UIControl {
  /// Unlike Apple's, takes a method of the target's class: `Self.tapped` in place of
  /// `#selector(tapped)`.
  public func addTarget<Owner: AnyObject>(
    _ target: AnyObject?, action: @escaping (Owner) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    reactions.append((.method(TargetAction(target, action)), controlEvents))
  }

  /// Unlike Apple's, takes a method of the target's class: `Self.tapped(_:)` in place of
  /// `#selector(tapped(_:))`.
  public func addTarget<Owner: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping (Owner) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    reactions.append((.method(TargetAction(target, action)), controlEvents))
  }

  /// Unlike Apple's, takes a method of the target's class: `Self.tapped(_:event:)` in place of
  /// `#selector(tapped(_:event:))`.
  public func addTarget<Owner: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping (Owner) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    reactions.append((.method(TargetAction(target, action)), controlEvents))
  }

  /// Unlike Apple's, removes all actions of a target where they are methods without a name: these
  /// can't be compared.
  public func removeTarget(_ target: Any?, action: Selector? = nil, for controlEvents: Event) {
    removeReactions(for: controlEvents) { $0.isMethod(of: target, named: action) }
  }

  public var allTargets: Set<AnyHashable> {
    Set(reactions.compactMap { $0.reaction.method?.target as? NSObject })
  }

  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = reactions.filter { !$0.events.isDisjoint(with: controlEvent) }
      .filter { $0.reaction.isMethod(of: target) }
      .compactMap { $0.reaction.method?.selector?.description }
    return names.isEmpty ? nil : names
  }

  func removeReactions(for events: Event, where isMeant: (Reaction) -> Bool) {
    for index in reactions.indices where isMeant(reactions[index].reaction) {
      reactions[index].events.subtract(events)
    }
    reactions.removeAll { $0.events.isEmpty }
  }
}
