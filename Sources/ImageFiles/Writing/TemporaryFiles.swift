import Foundation
import Synchronization

/// The temporary files and folders that are being written now, so that an interrupted run can remove
/// them.
package enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])

  /// False if it is being written already.
  @discardableResult
  package static func remember(_ path: String) -> Bool {
    paths.withLock { $0.insert(path).inserted }
  }

  package static func forget(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes all that lie below `folder`, and does `last` before another one is begun. Not for signal
  /// handlers: it waits and allocates.
  package static func removeAll(below folder: String = "", before last: () -> Void = {}) {
    paths.withLock { paths in
      for path in paths where path.hasPrefix(folder) {
        remove(path)
        paths.remove(path)
      }
      last()
    }
  }

  /// Removes the files that a process which is gone was writing in `folder`.
  package static func removeAll(of process: Int32, in folder: String) {
    TemporaryFile.removeAll(of: process, in: folder)
  }

  /// Whoever is writing into a folder loses it first, so that nothing is added meanwhile.
  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    let lost = path + ".lost"
    guard rename(path, lost) == 0 else { return }
    try? FileManager.default.removeItem(atPath: lost)
  }
}
