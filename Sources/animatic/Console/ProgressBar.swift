import Glibc
import ImageFiles
import Synchronization

/// A line on a terminal that shows how far the work is, from half a second after its beginning on.
/// Where stderr is no terminal it shows nothing.
final class ProgressBar: Sendable {
  /// One of several things to do.
  private struct Part {
    var expected: Int
    var done = 0
    var isOver = false

    /// How much it is, as far as that is known.
    var total: Int { isOver ? done : max(expected, done) }
  }

  private struct State {
    var parts: [Part]
    var isDrawn = false
    var lastDrawn = ContinuousClock.now
  }

  private static let patience = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(50)
  private static let width = 30

  private let console: Console?
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// - Parameter expected: How many units of work each part is thought to have.
  init(
    expected: [Int], console: Console, isTerminal: Bool = Descriptor(STDERR_FILENO).isTerminal
  ) {
    self.console = isTerminal ? console : nil
    state = Mutex(State(parts: expected.map { Part(expected: $0) }))
  }

  /// Units of work of a part are done.
  func advance(_ part: Int = 0, by units: Int = 1) {
    guard units > 0 else { return }
    state.withLock { state in
      state.parts[part].done += units
      let now = ContinuousClock.now
      guard let console, now - start >= Self.patience, now - state.lastDrawn >= Self.pause
      else { return }
      state.isDrawn = true
      state.lastDrawn = now
      let (done, total) = Self.sum(state.parts)
      console.draw(line: Self.line(done: done, total: total))
    }
  }

  /// A part is over, with as many units as were done.
  func end(_ part: Int) {
    state.withLock { $0.parts[part].isOver = true }
  }

  /// How much is done of how much.
  var progress: (done: Int, total: Int) {
    state.withLock { Self.sum($0.parts) }
  }

  private static func sum(_ parts: [Part]) -> (done: Int, total: Int) {
    (parts.reduce(0) { $0 + $1.done }, parts.reduce(0) { $0 + $1.total })
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
    return "\(bar) \(done)/\(total) frames"
  }
}
