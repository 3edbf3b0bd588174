import Glibc
import Synchronization

/// A line on a terminal that shows how far the work is, from half a second after its beginning on.
/// Where stderr is no terminal it shows nothing.
final class ProgressBar: Sendable {
  private struct State {
    var total: Int
    var done = 0
    var isDrawn = false
    var lastDrawn = ContinuousClock.now
  }

  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(50)
  private static let width = 30

  private let console: Console?
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(total: Int, console: Console, isTerminal: Bool = Descriptor(STDERR_FILENO).isTerminal) {
    self.console = isTerminal ? console : nil
    state = Mutex(State(total: total))
  }

  /// Adds to what there is to do.
  func expect(_ more: Int) {
    state.withLock { $0.total += more }
  }

  /// A unit of work is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard let console, now - start >= Self.patience, now - state.lastDrawn >= Self.pause
      else { return }
      state.isDrawn = true
      state.lastDrawn = now
      console.draw(line: Self.line(done: state.done, total: state.total))
    }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.isDrawn { console?.draw(line: "") }
      state.isDrawn = false
    }
  }

  static func line(done: Int, total: Int) -> String {
    let total = max(total, 1)
    let filled = min(done, total) * width / total
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    return "\(bar) \(done)/\(total)"
  }
}
