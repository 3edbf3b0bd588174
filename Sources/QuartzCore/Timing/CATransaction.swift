/// A batch of changes to layers: their duration, their curve, and what is done when all that they
/// started has ended.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  public class func begin() { stack.begin() }

  public class func commit() { stack.commit() }

  /// Lays out, displays and commits everything that has changed, now instead of at the end of the turn.
  public class func flush() { AnimationClock.current.commit() }

  /// In seconds: 0.25 unless it was set.
  public class func animationDuration() -> CFTimeInterval {
    stack.value { $0.duration } ?? 0.25
  }

  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.top.duration = dur }

  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value { $0.timingFunction }
  }

  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.top.timingFunction = function
  }

  public class func disableActions() -> Bool { stack.value { $0.disablesActions } ?? false }

  public class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }

  public class func completionBlock() -> (() -> Void)? { stack.top.completions.last?.block }

  /// `block` runs when all animations added from here to the end of the transaction have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.top.completions.append(TransactionCompletion(block: block))
  }

  private class var stack: TransactionStack { AnimationClock.current.transactions }
}

/// The open transactions of a clock, the implicit one first.
@MainActor
package final class TransactionStack {
  struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completions: [TransactionCompletion] = []
  }

  private var levels: [Level] = [Level()]

  var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// The value of the innermost transaction that has one.
  func value<Value>(_ read: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = read(level) { return value }
    }
    return nil
  }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; the implicit one ends with the turn.
  func commit() {
    guard levels.count > 1 else { return }
    levels.removeLast().completions.forEach { $0.close() }
  }

  /// Ends the implicit transaction and opens the next.
  func endTurn() {
    let completions = levels[0].completions
    levels[0] = Level()
    completions.forEach { $0.close() }
  }

  /// Counts one animation in, in every transaction that waits for it.
  func join() -> [TransactionCompletion] {
    let joined = levels.compactMap(\.completions.last)
    joined.forEach { $0.join() }
    return joined
  }
}

/// A completion block and the number of animations it waits for.
@MainActor
package final class TransactionCompletion {
  fileprivate let block: (() -> Void)?
  private var running = 0
  private var isOpen = true

  fileprivate init(block: (() -> Void)?) { self.block = block }

  fileprivate func join() { running += 1 }

  func leave() {
    running -= 1
    if running == 0, !isOpen { block?() }
  }

  /// Nothing can join any more. With nothing to wait for the block runs in the next turn.
  fileprivate func close() {
    isOpen = false
    if running == 0, let block { AnimationClock.current.schedule(after: 0) { block() } }
  }
}
