import Foundation
import Synchronization

/// The time of everything that moves, in seconds: it stands until it is moved on, and then stops at each
/// instant at which something is due.
///
/// What a clock knows: what is scheduled, the trees that it plays, the animations in them, the open
/// transactions. Whoever plays a film puts a clock in place and takes it back.
@MainActor
package final class AnimationClock {
  package static var current = AnimationClock() {
    // What goes with the old one may ask for the one in place while it goes.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  package private(set) var now: CFTimeInterval = 0 {
    willSet { Self.whenTimeMoves?(newValue) }
  }

  /// The thread on which a stage is at work, as a number; 0: none is.
  private nonisolated static let threadAtWork = Atomic<UInt>(0)

  /// Whether the caller is code of a stage that is at work.
  package nonisolated static var isInTurn: Bool {
    threadAtWork.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// Does what makes up a turn, or a part of one.
  package static func inTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = threadAtWork.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { threadAtWork.store(before, ordering: .relaxed) }
    return try body()
  }

  /// Told of each instant that a clock is about to stop at.
  package static var whenTimeMoves: (@MainActor (CFTimeInterval) -> Void)?

  /// The layers whose trees are laid out, displayed and committed at the end of each turn.
  package private(set) var roots: [CALayer] = []
  package let transactions = TransactionStack()

  private var events: [ScheduledEvent] = []

  /// Done at the end of each turn, before anything is laid out.
  package var atEndOfTurn: (@MainActor () -> Void)?

  /// How many actions wait for their time.
  package var scheduledCount: Int { events.count }

  private var watched: [CALayer] = []
  private var sequence = 0

  package nonisolated init() {}

  package func addRoot(_ layer: CALayer) {
    guard !roots.contains(where: { $0 === layer }) else { return }
    layer.isRoot = true
    roots.append(layer)
  }

  package func removeRoot(_ layer: CALayer) {
    layer.isRoot = false
    roots.removeAll { $0 === layer }
  }

  /// Has `action` done when the clock says `time`, after all that is already due then. What is past is
  /// due in the next turn.
  @discardableResult
  package func schedule(
    at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    let event = ScheduledEvent(
      time: max(time.isFinite ? time : now, now), sequence: nextSequence(), action: action)
    let index = events.firstIndex(sorted: { event.isBefore($0) })
    events.insert(event, at: index)
    return event
  }

  @discardableResult
  package func schedule(
    after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledEvent {
    schedule(at: now + max(delay, 0), action)
  }

  /// When something is due next; nil when nothing will ever be, unless something starts it.
  package var nextDue: CFTimeInterval? {
    let event = events.first { !$0.isCancelled }?.time
    return [event, endings.map(\.time).min()].compactMap { $0 }.min().map { max($0, now) }
  }

  /// Whether an animation runs that will end by itself.
  package var isAnimating: Bool { !endings.isEmpty }

  /// Moves on to `time`, stopping at each due instant in between; or to the first instant at which
  /// `isOver` holds, asked after each turn.
  package func advance(
    to time: CFTimeInterval, until isOver: () -> Bool = { false }
  ) throws(ClockError) {
    commit()
    var turnsAtOnce = 0
    while !isOver() {
      guard let due = nextDue, due <= time + MediaTiming.tolerance else {
        now = max(now, time)
        return
      }
      turnsAtOnce = due > now ? 0 : turnsAtOnce + 1
      guard turnsAtOnce <= 10_000 else { throw ClockError.neverMovesOn(time: now) }
      now = due
      runDueEvents()
      finishDueAnimations()
      commit()
    }
  }

  /// Ends the turn: lays out and displays the trees, then commits what changed in them.
  package func commit() {
    atEndOfTurn?()
    for _ in 0..<10 where roots.contains(where: \.treeNeedsLayout) {
      for root in roots { root.layoutTree() }
    }
    for root in roots { root.displayTree() }
    transactions.endTurn()
    for layer in watched { layer.commitAnimations(at: now) }
    watched.removeAll { $0.animations.isEmpty }
    for root in roots { root.markCommitted() }
  }

  func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  func watch(_ layer: CALayer) {
    if !watched.contains(where: { $0 === layer }) { watched.append(layer) }
  }

  /// Does what is due now; what that schedules for now waits for the next turn.
  private func runDueEvents() {
    let limit = sequence
    while let event = events.first, event.time <= now + MediaTiming.tolerance,
      event.sequence <= limit
    {
      events.removeFirst()
      event.run()
    }
  }

  private var endings: [(time: CFTimeInterval, sequence: Int, layer: CALayer)] {
    watched.flatMap { layer in
      layer.animations.compactMap { entry in
        layer.endTime(of: entry).map { ($0, entry.sequence, layer) }
      }
    }
  }

  private func finishDueAnimations() {
    let over = endings.filter { $0.time <= now + MediaTiming.tolerance }
    for ending in over.sorted(by: { ($0.time, $0.sequence) < ($1.time, $1.sequence) }) {
      ending.layer.finishAnimation(ending.sequence)
    }
  }
}

/// Something that is due at an instant of a clock.
@MainActor
package final class ScheduledEvent {
  package let time: CFTimeInterval
  let sequence: Int
  private var action: (@MainActor () -> Void)?

  init(time: CFTimeInterval, sequence: Int, action: @escaping @MainActor () -> Void) {
    self.time = time
    self.sequence = sequence
    self.action = action
  }

  package var isCancelled: Bool { action == nil }

  package func cancel() { action = nil }

  func run() {
    let action = action
    self.action = nil
    action?()
  }

  func isBefore(_ other: ScheduledEvent) -> Bool {
    (time, sequence) < (other.time, other.sequence)
  }
}

/// Why a clock cannot go on.
package enum ClockError: Error, Equatable, CustomStringConvertible {
  case neverMovesOn(time: CFTimeInterval)

  package var description: String {
    switch self {
    case .neverMovesOn(let time):
      "at \(time) s more than 10,000 things are due one after another without time moving on;"
        + " something schedules itself again with a delay of 0"
    }
  }
}

/// The time of the clock that is playing, in seconds. Unlike Apple's, it only moves when a film does.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }

extension Array {
  /// The first index whose element `belongsAfter`, in an array that is sorted by it.
  fileprivate func firstIndex(sorted belongsAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
