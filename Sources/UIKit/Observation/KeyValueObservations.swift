import Foundation
import QuartzCore

/// The observations that are kept, in the order in which they were made.
@MainActor
package final class KeyValueObservations {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    let object: ObjectIdentifier
  }

  private var entries: [Entry] = []

  package nonisolated init() {}

  func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
    entries.append(Entry(observation: observation, object: ObjectIdentifier(object)))
    AnimationClock.current.atEndOfTurn = { [weak self] in self?.noticeChanges { _ in true } }
  }

  /// Calls those who observe something of `object` that is another now.
  func noticeChanges(of object: AnyObject) {
    guard !entries.isEmpty else { return }
    let changed = ObjectIdentifier(object)
    noticeChanges { $0.object == changed }
  }

  private func noticeChanges(where isMeant: (Entry) -> Bool) {
    for entry in entries where isMeant(entry) {
      entry.observation?.notice()
    }
    entries.removeAll { $0.observation?.isOver ?? true }
  }
}

extension NSObject {
  /// Calls those who observe something of the object that has just changed.
  @MainActor
  func noticeObservedChanges() {
    Ambient.current.observations.noticeChanges(of: self)
  }
}
