import UIKit

/// Turns the paths of fingers into touches of a window.
@MainActor
final class TouchPlayer {
  private struct Playing {
    let path: FingerPath
    let touch: UITouch
    var location: CGPoint
  }

  private var fingers: [Playing]
  private let start: TimeInterval

  /// The fingers come down at `start`, in seconds.
  init(_ paths: [FingerPath], in window: UIWindow, start: TimeInterval) {
    self.start = start
    fingers = paths.map { path in
      Playing(
        path: path, touch: UITouch(at: path.start, in: window, timestamp: start),
        location: path.start)
    }
  }

  /// When something happens, in seconds after the fingers came down: sixty times a second, and when a
  /// finger goes.
  static func instants(of paths: [FingerPath]) -> [TimeInterval] {
    let ends = paths.map(\.duration)
    let ticks = stride(from: 1, to: (ends.max() ?? 0) * 60, by: 1).map { $0 / 60 }
    return (ticks + ends).sorted().reduce(into: []) { instants, next in
      guard let last = instants.last, next - last < 1e-9 else { return instants.append(next) }
      instants[instants.count - 1] = next
    }
  }

  func comeDown() {
    send(fingers.map(\.touch), at: 0)
  }

  /// Moves every finger to where it is now, then lets go those whose time is up.
  func move(after seconds: TimeInterval) {
    var hasMoved = false
    for index in fingers.indices {
      let location = fingers[index].path.location(after: seconds)
      let moves = location != fingers[index].location
      update(index, moves ? .moved : .stationary, at: location, after: seconds)
      hasMoved = hasMoved || moves
    }
    if hasMoved { send(fingers.map(\.touch), at: seconds) }
    letGo(after: seconds)
  }

  private func letGo(after seconds: TimeInterval) {
    let isOver = fingers.map { $0.path.duration <= seconds + 1e-9 }
    guard isOver.contains(true) else { return }
    for (index, goes) in isOver.enumerated() {
      let phase: UITouch.Phase =
        switch fingers[index].path.ending {
        case _ where !goes: .stationary
        case .lifted: .ended
        case .cancelled: .cancelled
        }
      update(index, phase, at: fingers[index].location, after: seconds)
    }
    let touches = fingers.map(\.touch)
    fingers = zip(fingers, isOver).filter { !$1 }.map(\.0)
    send(touches, at: seconds)
  }

  private func update(
    _ index: Int, _ phase: UITouch.Phase, at location: CGPoint, after seconds: TimeInterval
  ) {
    fingers[index].location = location
    fingers[index].touch.update(phase, at: location, timestamp: start + seconds)
  }

  private func send(_ touches: [UITouch], at seconds: TimeInterval) {
    UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: start + seconds))
  }
}
