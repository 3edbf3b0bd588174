import Foundation

/// From what a recogniser sees to what it is allowed to say.
extension UIGestureRecognizer {
  func move(to new: State) {
    switch (present, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended): attempt(new)
    case (.possible, .cancelled), (.possible, .failed): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): say(new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      if untold.contains(.began) { fail() } else { say(.cancelled) }
    default: break
    }
  }

  private func attempt(_ new: State) {
    guard held == nil else { return }
    guard shouldBegin() else { return fail() }
    present = new == .changed ? .began : new
    untold = [present]
    Ambient.current.gestures.attempt(self)
  }

  private func say(_ new: State) {
    present = new
    if untold.last != new { untold.append(new) }
    if new.isFinal { stopTimer() }
    Ambient.current.gestures.tell(self)
  }

  func fail() {
    (present, untold, held) = (.failed, [], nil)
    stopTimer()
    Ambient.current.gestures.tell(self)
  }

  /// Wins or loses against those that watch the same touches; false while it has to wait for one of
  /// them.
  func decide() -> Bool {
    guard present != .failed else { return true }
    let rivals = company.filter { !$0.touches.isEmpty }
    let loses = rivals.contains { $0.hasWon && ($0.prevents(self) || mustWait(for: $0)) }
    guard !loses else {
      fail()
      return true
    }
    guard !rivals.contains(where: { $0.isOpen && mustWait(for: $0) }) else { return false }
    if let held { (present, untold) = (held, [held]) }
    (held, isDecided) = (nil, true)
    for rival in rivals where rival.isOpen && prevents(rival) { rival.fail() }
    Ambient.current.gestures.tell(self)
    return true
  }

  /// Is as if it had seen nothing yet, until those that it waits for have failed.
  func hold() {
    guard held == nil else { return }
    held = untold.first
    (present, untold) = (.possible, [])
  }

  /// Tells its actions what has become of it.
  func announce() {
    while !untold.isEmpty {
      present = untold.removeFirst()
      if present == .began || present == .ended { takeTouches() }
      UIKitLog.current.note(
        .gesture, of: logName, "\(present) at \(location(in: nil).logged)\(loggedMotion)")
      for action in actions { action.perform(by: self) }
    }
  }

  /// Whether a reset may follow: its gesture is over and its fingers are gone.
  var isThrough: Bool {
    present.isFinal && untold.isEmpty
      && !fingers.contains { finger in
        finger.recognizers.contains { $0 === self }
      }
  }

  private var hasWon: Bool { isDecided && (present.isActive || present == .ended) }
  private var isOpen: Bool { !isDecided && present != .failed }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !allows(other) && !other.allows(self)
  }
}

/// What its delegate and its view say. The log has the answers that change something.
extension UIGestureRecognizer {
  private func shouldBegin() -> Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) {
      note("gestureRecognizerShouldBegin(_:)", answer: false, of: delegate)
      return false
    }
    guard let view else { return true }
    let hit = touches.first?.view ?? view
    let chain = hit.isDescendant(of: view) ? sequence(first: hit, next: \.superview) : nil
    for asked in chain ?? sequence(first: view, next: \.superview) {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { break }
    }
    return true
  }

  private func allows(_ other: UIGestureRecognizer) -> Bool {
    guard let delegate,
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    else { return false }
    note("shouldRecognizeSimultaneouslyWith \(other.logName)", answer: true, of: delegate)
    return true
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  func note(_ question: String, answer: Bool, of delegate: any UIGestureRecognizerDelegate) {
    UIKitLog.current.note(
      .delegate, of: UIKitLog.name(of: delegate), "\(logName) \(question)", answer: "\(answer)")
  }

  var logName: String { name ?? "\(type(of: self))" }
}

/// A recogniser that another one waits for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// What the fingers have done so far, in the window.
  private var loggedMotion: String {
    switch self {
    case let pan as UIPanGestureRecognizer:
      ", translation \(pan.translation(in: nil).logged), velocity \(pan.velocity(in: nil).logged)"
    case let pinch as UIPinchGestureRecognizer:
      ", scale \(pinch.scale.logged), velocity \(pinch.velocity.logged)"
    case let rotation as UIRotationGestureRecognizer:
      ", rotation \(rotation.rotation.logged), velocity \(rotation.velocity.logged)"
    default: ""
    }
  }
}

extension CGFloat {
  /// To a thousandth.
  fileprivate var logged: String { String(format: "%.3f", self) }
}

extension CGPoint {
  /// To a tenth of a point.
  var logged: String { String(format: "(%.1f, %.1f)", x, y) }
}
