import Foundation
import QuartzCore

/// What happens when touches have moved: recognisers are told, agree on who has won, tell their
/// actions; then the views are told what is left of the touches.
@MainActor
final class GestureRounds {
  private var isOpen = false
  private var event: UIEvent?
  /// Those that have seen their gesture and don't know yet whether they have won.
  private var attempting: [UIGestureRecognizer] = []
  /// Those whose state has changed.
  private var changed: [UIGestureRecognizer] = []
  /// Those whose gesture is over.
  private var over: [UIGestureRecognizer] = []
  /// The touches whose views haven't been told everything.
  private var touches: [UITouch] = []

  /// Lets `body` tell recognisers something; then draws the conclusions.
  func round(with event: UIEvent? = nil, _ body: () -> Void) {
    guard !isOpen else { return body() }
    (isOpen, self.event) = (true, event)
    body()
    settle()
    tellViews()
    clear()
    (isOpen, self.event) = (false, nil)
  }

  func attempt(_ recognizer: UIGestureRecognizer) {
    if !attempting.contains(where: { $0 === recognizer }) { attempting.append(recognizer) }
    comeRound()
  }

  func tell(_ recognizer: UIGestureRecognizer) {
    if !changed.contains(where: { $0 === recognizer }) { changed.append(recognizer) }
    comeRound()
  }

  /// A state that changes between two events has its round in the next turn.
  private func comeRound() {
    guard !isOpen else { return }
    AnimationClock.current.schedule(after: 0) { [weak self] in self?.round {} }
  }

  private func settle() {
    repeat {
      while let index = attempting.firstIndex(where: { $0.decide() }) {
        attempting.remove(at: index)
      }
      for recognizer in attempting { recognizer.hold() }
      guard !changed.isEmpty else { return }
      let next = changed.removeFirst()
      next.announce()
      if next.state.isFinal, !over.contains(where: { $0 === next }) { over.append(next) }
    } while true
  }

  private func clear() {
    let through = over.filter(\.isThrough)
    over.removeAll(where: \.isThrough)
    for recognizer in through { recognizer.startAnew() }
    for touch in touches where touch.isOver {
      for recognizer in touch.recognizers { recognizer.forgetIfIdle() }
    }
    touches.removeAll { $0.isOver && $0.news.isEmpty }
  }

  // Touches and views.

  /// A touch that comes down: its view will be told of it, unless recognisers take it.
  func begin(_ touch: UITouch) {
    touch.isMute =
      touch.view?.isMultipleTouchEnabled == false
      && touches.contains { $0.view === touch.view && !$0.isOver && !$0.isMute }
    touches.append(touch)
  }

  func isBegun(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch }
  }

  /// Tells the views what no recogniser keeps from them; touches of one view that do the same go
  /// together.
  private func tellViews() {
    for touch in touches where touch.isTaken { touch.takeNews() }
    var told = touches.filter { !$0.isHeldBack && !$0.news.isEmpty }
    while !told.isEmpty {
      var groups: [TouchGroup] = []
      for touch in told {
        let phase = touch.news.removeFirst()
        if let index = groups.firstIndex(where: { $0.view === touch.view && $0.phase == phase }) {
          groups[index].touches.append(touch)
        } else if let view = touch.view {
          groups.append(TouchGroup(view: view, phase: phase, touches: [touch]))
        }
      }
      for group in groups { group.deliver(with: event) }
      told.removeAll(where: \.news.isEmpty)
    }
  }
}
