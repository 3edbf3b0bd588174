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

  open internal(set) var phase: Phase

  /// In seconds of the clock.
  open private(set) var timestamp: TimeInterval

  open internal(set) var tapCount = 1

  /// The view that was under the finger when it came down; it keeps the touch to its end.
  open internal(set) weak var view: UIView?

  open private(set) weak var window: UIWindow?

  /// Those that watch the touch, the deepest view's first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  /// Where the finger came down, in the window.
  let origin: CGPoint
  /// What the view hasn't been told.
  var news: [Phase] = []
  /// Whether the view believes the finger to be on it.
  var isOnView = false
  /// Whether a recogniser has taken the touch from its view.
  var isTaken = false
  /// Whether the view is not told of it, because it wants one finger at a time.
  var isMute = false

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// A finger that comes down at `location` of `window`, in points.
  package init(at location: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    phase = .began
    origin = location
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

  /// Whether the finger has gone.
  var isOver: Bool { phase == .ended || phase == .cancelled }

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
