import Foundation

/// A view that answers touches with actions.
///
/// Unlike Apple's, actions can be method references too.
@preconcurrency @MainActor
open class UIControl: UIView {
  var reactions: [(reaction: Reaction, events: Event)] = []

  open var isEnabled = true {
    didSet { stateDidChange() }
  }

  open var isSelected = false {
    didSet { stateDidChange() }
  }

  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger that came down on the control is on the screen, and followed.
  open private(set) var isTracking = false
  private var isTouchedDown = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// An action with an identifier that is known takes the place of the former one.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    reactions.append((.action(action), controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeReactions(for: controlEvents) { $0.isAction(identifier) }
  }

  /// A target of nil: the first responder that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    removeReactions(for: controlEvents) {
      $0.method?.selector == action && $0.isMethod(of: target) && target != nil
    }
    reactions.append((.method(TargetAction(target, action)), controlEvents))
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).perform(by: self, with: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(by: self)
  }

  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  private func send(_ controlEvents: Event, with event: UIEvent?) {
    let meant = reactions.filter { !$0.events.isDisjoint(with: controlEvents) }
    log(controlEvents, meant.map(\.reaction))
    for (reaction, _) in meant {
      if case .action(let action) = reaction {
        sendAction(action)
      } else if let method = reaction.method, let selector = method.selector {
        if method.isForResponders || method.target != nil {
          sendAction(selector, to: method.target, for: event)
        }
      } else {
        reaction.perform(by: self, with: event)
      }
    }
  }

  // For subclasses.

  /// A finger has come down; false where it is not to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved; false where it is not to be followed any longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchedDown = true
    isTouchInside = true
    isHighlighted = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTouchedDown, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard isTracking else { return }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    guard let touch = touches.first else { return }
    let isInside = isNear(touch)
    if wasTracking { endTracking(touch, with: event) }
    letGo()
    guard wasTracking else { return }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    if wasTracking { cancelTracking(with: event) }
    letGo()
    guard wasTracking else { return }
    send(.touchCancel, with: event)
  }

  /// What one reads on the control: its name for the log, and for those who look for it.
  package var visibleTitle: String? { nil }

  /// Whether the log tells of the control's events; else it tells of what they stand for.
  var isLogged: Bool { true }

  /// What the log tells of even if nobody is told.
  var mainEvent: Event { .touchUpInside }

  /// Whether a tap on the control is its own, whatever watches it from around.
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isTap = (gestureRecognizer as? UITapGestureRecognizer)?.isSingle ?? false
    return !(keepsTaps && isEnabled && isTap && gestureRecognizer.view !== self)
  }

  func stateDidChange() {
    setNeedsLayout()
  }

  private func letGo() {
    isTouchedDown = false
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger may slip this far from the control, in points, and still be on it.
  private static let slack: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}
