public import Foundation

@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open private(set) var phase: Phase

  /// In seconds of the clock.
  open private(set) var timestamp: TimeInterval

  open private(set) var tapCount = 1

  /// The view that was under the finger when it came down; it keeps the touch to its end.
  open internal(set) weak var view: UIView?

  open private(set) weak var window: UIWindow?

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// A finger that comes down at `location` of `window`, in points.
  package init(at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    phase = .began
    place = location
    previousPlace = location
    self.window = window
    self.timestamp = timestamp
  }

  /// The finger does what `phase` says at `location` of its window, in points.
  package func update(_ phase: Phase, at location: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    self.timestamp = timestamp
    previousPlace = place
    place = location
  }

  open func location(in view: UIView?) -> CGPoint {
    convert(place, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPlace, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
