import Glibc
import Synchronization

/// The temporary files that are being written now, so that an interrupted run can remove them.
package enum TemporaryFiles {
  /// So many files can be open at once and be remembered.
  private static let capacity = 64

  /// Paths as C strings. Whoever exchanges one out of its slot owns it; the slots themselves live as
  /// long as the process.
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    for place in 0..<capacity { (slots + place).initialize(to: Slot(nil)) }
    return slots
  }()

  private typealias Slot = Atomic<UnsafeMutablePointer<CChar>?>

  /// Sets up the memory that `removeAll()` reads; call it before installing a signal handler.
  package static func prepare() {
    _ = slots
  }

  /// Removes all of them. After `prepare()` it may be called in a signal handler: it only unlinks and
  /// exchanges, and leaves the strings to the end of the process.
  package static func removeAll() {
    for place in 0..<capacity {
      if let path = slots[place].exchange(nil, ordering: .acquiringAndReleasing) { unlink(path) }
    }
  }

  /// The place of the path; nil when all are taken, and then a signal leaves the file behind.
  static func remember(_ path: String) -> Int? {
    guard let copy = strdup(path) else { return nil }
    for place in 0..<capacity {
      let (isTaken, _) = slots[place].compareExchange(
        expected: nil, desired: copy, ordering: .acquiringAndReleasing)
      if isTaken { return place }
    }
    free(copy)
    return nil
  }

  static func forget(_ place: Int?) {
    guard let place else { return }
    free(slots[place].exchange(nil, ordering: .acquiringAndReleasing))
  }
}
