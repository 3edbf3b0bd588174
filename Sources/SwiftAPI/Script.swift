import Stage
public import UIKit

/// What happens in a film, and when.
///
/// Times are seconds from the film's beginning, 0 or more; points are those of the window. What is
/// written for one time happens in the order in which it is written.
public struct Script {
  /// Makes what happens at a time: what the code does itself, and the fingers that come down.
  typealias Action = @MainActor (UIWindow) throws -> [FingerPath]

  private(set) var cues: [(time: TimeInterval, action: Action)] = []

  /// Does something: pushes, presents, animates. What is thrown is the film's error.
  public mutating func at(
    _ time: TimeInterval, do action: @escaping @MainActor () throws -> Void
  ) {
    cues.append(
      (
        time,
        { _ in
          try action()
          return []
        }
      ))
  }

  /// Has the film go on until `time` at least.
  ///
  /// Without it a film is over when all that is written has happened, no transition is open, nothing is
  /// animated that will end, and no finger shows.
  public mutating func hold(until time: TimeInterval) {
    at(time) {}
  }
}

// Fingers. A view is looked for when its time has come, so that it may be one that the film makes.
extension Script {
  /// A finger taps on a point.
  public mutating func tap(_ point: CGPoint, at time: TimeInterval) {
    touch(at: time) { _ in [.tap(at: point)] }
  }

  /// A finger taps on the middle of a view, which has to be in the window then.
  public mutating func tap(
    _ view: @autoclosure @escaping @MainActor () -> UIView?, at time: TimeInterval
  ) {
    touch(at: time) { [.tap(at: try $0.middle(of: view(), at: time))] }
  }

  /// A finger stands on a point for so many seconds.
  public mutating func press(_ point: CGPoint, for duration: TimeInterval, at time: TimeInterval) {
    touch(at: time) { _ in [.tap(at: point, for: duration)] }
  }

  /// A finger moves from a point to another one within so many seconds, and goes.
  public mutating func drag(
    from start: CGPoint, to end: CGPoint, for duration: TimeInterval, at time: TimeInterval,
    curve: UIView.AnimationCurve = .linear
  ) {
    touch(at: time) { _ in
      [.drag(from: start, to: end, duration: duration, pace: curve)]
    }
  }

  /// A finger moves along points at one speed within so many seconds, and goes.
  public mutating func drag(
    through points: [CGPoint], for duration: TimeInterval, at time: TimeInterval
  ) {
    touch(at: time) { _ in [.through(points, duration: duration)] }
  }

  /// A quick stroke from a point, so many points far.
  public mutating func swipe(from start: CGPoint, by offset: CGVector, at time: TimeInterval) {
    touch(at: time) { _ in [.swipe(from: start, by: offset)] }
  }

  /// Two fingers, one each side of a point, whose distance in points changes within so many seconds.
  public mutating func pinch(
    around center: CGPoint, from distance: CGFloat, to other: CGFloat, for duration: TimeInterval,
    at time: TimeInterval
  ) {
    touch(at: time) { _ in
      FingerPath.pinch(around: center, from: distance, to: other, duration: duration)
    }
  }

  private mutating func touch(at time: TimeInterval, _ fingers: @escaping Action) {
    cues.append((time, fingers))
  }
}

extension Script {
  /// Refuses times at which nothing can happen.
  func check() throws(FilmError) {
    for (time, _) in cues where !(time >= 0 && time <= Script.longest) {
      throw FilmError(
        "the script has something happen at \(time) s; times are from 0 to \(Script.longest) s")
    }
  }

  /// In seconds.
  static let longest = 600.0

  /// When the last of it happens, in seconds.
  var end: TimeInterval { cues.map(\.time).max() ?? 0 }
}

extension UIWindow {
  fileprivate func middle(of view: UIView?, at time: TimeInterval) throws(FilmError) -> CGPoint {
    guard let view else {
      throw FilmError(
        "at \(time) s there is no view to tap on: the one that the script names is nil")
    }
    guard view.window === self else {
      throw FilmError(
        "at \(time) s \(type(of: view)) can't be tapped on: it is not in the window; tap later, when "
          + "it shows")
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
