public import Foundation

/// Looks for fingers that come down and go without moving.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// How long a tap may take, in seconds, and how far a finger may slip meanwhile, in points: those of
  /// the clones of UIKit that name numbers.
  private static let longest: TimeInterval = 0.75
  private static let slack: CGFloat = 45

  /// Whether it looks for one tap of one finger.
  var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  private var taps = 0
  /// The most fingers that were down in this tap.
  private var fingersSeen = 0
  /// Where the first tap was, in the window.
  private var place: CGPoint?

  /// That of the first tap, where there are several.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place, let window = placed.first?.window else { return super.location(in: view) }
    return view.map { window.convert(place, to: $0) } ?? place
  }

  /// Fewer taps or fingers keep nobody from waiting for more.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let other = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired >= numberOfTapsRequired
      && other.numberOfTouchesRequired >= numberOfTouchesRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingersSeen = max(fingersSeen, fingers.count)
    let isFar = fingers.contains { $0.origin.distance(to: place ?? $0.origin) > Self.slack }
    guard fingers.count <= numberOfTouchesRequired, !isFar || fingers.count > 1 else {
      state = .failed
      return
    }
    later(Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let slips = fingers.contains { $0.origin.distance(to: $0.location(in: nil)) > Self.slack }
    if slips { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard fingers.isEmpty else { return }
    guard fingersSeen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    (taps, fingersSeen) = (taps + 1, 0)
    if taps == 1 { place = super.location(in: nil) }
    if taps < numberOfTapsRequired {
      later(TapSeries.interval) { [weak self] in self?.state = .failed }
    } else {
      stopTimer()
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    (taps, fingersSeen, place) = (0, 0, nil)
  }
}
