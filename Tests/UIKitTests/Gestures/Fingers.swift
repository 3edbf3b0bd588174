import QuartzCore
import UIKit

/// Fingers of a test's own on a window.
@MainActor
final class Fingers {
  private let window: UIWindow
  private let clock: AnimationClock
  private var fingers: [UITouch] = []

  init(on window: UIWindow, _ clock: AnimationClock, _ places: [CGPoint]) {
    self.window = window
    self.clock = clock
    fingers = places.map { UITouch(at: $0, in: window, timestamp: clock.now) }
    send()
  }

  convenience init(_ film: Film, _ places: CGPoint...) {
    self.init(on: film.window, film.clock, places)
  }

  convenience init(_ theatre: Theatre, _ places: CGPoint...) {
    self.init(on: theatre.window, theatre.clock, places)
  }

  var touch: UITouch { fingers[0] }

  /// Moves the fingers at once.
  func move(_ places: CGPoint...) {
    for (finger, place) in zip(fingers, places) {
      finger.update(.moved, at: place, timestamp: clock.now)
    }
    send()
  }

  /// Moves the first finger straight to `place`, sixty times a second; the others rest.
  func drag(to place: CGPoint, over seconds: Double) throws {
    let (start, from) = (clock.now, touch.location(in: nil))
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      try clock.advance(to: start + seconds * share)
      for finger in fingers.dropFirst() {
        finger.update(.stationary, at: finger.location(in: nil), timestamp: clock.now)
      }
      touch.update(
        .moved,
        at: CGPoint(x: from.x + (place.x - from.x) * share, y: from.y + (place.y - from.y) * share),
        timestamp: clock.now)
      send()
    }
  }

  func lift() {
    go(.ended)
  }

  func cancel() {
    go(.cancelled)
  }

  static func tap(_ film: Film, _ places: CGPoint...) {
    Fingers(on: film.window, film.clock, places).lift()
  }

  private func go(_ phase: UITouch.Phase) {
    for finger in fingers {
      finger.update(phase, at: finger.location(in: nil), timestamp: clock.now)
    }
    send()
  }

  private func send() {
    guard !fingers.isEmpty else { return }
    UIApplication.shared.sendEvent(UIEvent(touches: fingers, timestamp: clock.now))
  }
}

/// Writes down what recognisers say.
@MainActor
final class GestureDiary {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  func states(_ recognizer: UIGestureRecognizer) {
    write("\(recognizer.name ?? "") \(recognizer.state)".trimmingPrefix(" ").description)
  }

  /// A recogniser on `view` whose states are written down.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, on view: UIView, as name: String? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureDiary.states)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A view that writes down what it hears of touches.
final class TouchedView: UIView {
  var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("began\(touches.count)")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("moved\(touches.count)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("ended\(touches.count)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled\(touches.count)")
  }
}

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) {
    self.init(x: x, y: y)
  }
}
