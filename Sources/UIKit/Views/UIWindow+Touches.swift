import Foundation

extension UIWindow {
  /// Recognisers hear of touches first, then the view that each touch came down on.
  func deliver(_ event: UIEvent) {
    let gestures = Ambient.current.gestures
    let touches = event.orderedTouches.filter { $0.window === self }
    for touch in touches where touch.phase == .began { begin(touch, event) }
    let begun = touches.filter(gestures.isBegun)
    guard !begun.isEmpty else { return }
    gestures.round(with: event) {
      var told: [UIGestureRecognizer] = []
      for recognizer in begun.flatMap(\.recognizers)
      where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
        recognizer.watch(event)
      }
      for touch in begun { touch.makeNews() }
    }
    for touch in begun where touch.phase == .ended { taps.count(touch) }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    touch.tapCount = taps.number(of: touch)
    guard let view = hitTest(touch.location(in: self), with: event) else { return }
    touch.view = view
    touch.recognizers = sequence(first: view, next: \.superview)
      .flatMap(\.attachedRecognizers).filter { $0.receives(touch) }
    Ambient.current.gestures.begin(touch)
  }
}

/// Taps that follow each other quickly at one place.
struct TapSeries {
  /// Seconds between two taps, and points between them, that make them one series.
  static let interval: TimeInterval = 0.35
  static let distance: CGFloat = 45

  private var last: (place: CGPoint, time: TimeInterval, count: Int)?

  /// Which tap of a series a touch that comes down begins.
  @MainActor
  func number(of touch: UITouch) -> Int {
    guard let last, touch.timestamp - last.time <= Self.interval,
      touch.origin.distance(to: last.place) <= Self.distance
    else { return 1 }
    return last.count + 1
  }

  /// Remembers a touch that has ended.
  @MainActor
  mutating func count(_ touch: UITouch) {
    last = (touch.origin, touch.timestamp, touch.tapCount)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
