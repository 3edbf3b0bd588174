import Stage
import UIKit

extension Touch {
  /// The ways of the fingers on a window, in which elements are found by their names.
  @MainActor func fingers(on showing: Showing) throws(SceneError) -> [FingerPath] {
    let size = showing.window.bounds.size
    switch self {
    case .drag(let drag): return [drag.path(on: size)]
    case .tap(.spot(let spot)): return [.tap(at: spot.point(on: size))]
    case .tap(.named(let name)): return [.tap(at: try showing.middle(of: name))]
    case .swipe(let swipe): return [swipe.path(on: size)]
    case .pinch(let pinch):
      return FingerPath.pinch(
        around: pinch.center.point(on: size), from: pinch.start, to: pinch.end,
        duration: pinch.duration, pace: pinch.pace.curve)
    }
  }

  /// In seconds, about.
  var duration: Double {
    switch self {
    case .drag(let drag): drag.legs.reduce(0) { $0 + $1.duration }
    case .tap: 0.1
    case .swipe(let swipe): swipe.duration
    case .pinch(let pinch): pinch.duration
    }
  }
}

extension Spot {
  fileprivate func point(on size: CGSize) -> CGPoint {
    CGPoint(x: x.points(of: size.width), y: y.points(of: size.height))
  }
}

extension Drag {
  fileprivate func path(on size: CGSize) -> FingerPath {
    FingerPath(
      from: start.point(on: size),
      legs: legs.map {
        FingerPath.Leg(
          to: $0.end.point(on: size), duration: $0.duration, pace: $0.pace.curve)
      },
      ending: end == .lift ? .lifted : .cancelled)
  }
}

extension Swipe {
  /// How far it goes, as a share of the screen's shorter side.
  private static let reach = 0.4

  fileprivate func path(on size: CGSize) -> FingerPath {
    let reach = Self.reach * min(size.width, size.height)
    return FingerPath.swipe(
      from: start.point(on: size),
      by: CGVector(dx: reach * direction.vector.dx, dy: reach * direction.vector.dy),
      duration: duration)
  }
}

extension Direction {
  /// One point long.
  var vector: CGVector {
    switch self {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    }
  }
}

extension Showing {
  /// Where on the window an element, a screen or a button has its middle.
  fileprivate func middle(of name: Located<String>) throws(SceneError) -> CGPoint {
    var names: [String] = []
    let view =
      window.visibleView(name.value, passing: &names) { $0.layer.name }
      ?? window.visibleView(name.value, passing: &names) { ($0 as? UIControl)?.visibleTitle }
    if let view {
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    throw name.place.error(
      "nothing that is showing is named '\(name.value)'"
        + Spelling.advice(for: name.value, among: names))
  }
}

extension UIView {
  /// The frontmost view of a name, this one or below it.
  ///
  /// - Parameters:
  ///   - names: Gets the names that were seen instead.
  ///   - name: What a view is called.
  fileprivate func visibleView(
    _ wanted: String, passing names: inout [String], by name: (UIView) -> String?
  ) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    for view in subviews.reversed() {
      if let found = view.visibleView(wanted, passing: &names, by: name) { return found }
    }
    guard let own = name(self) else { return nil }
    if own == wanted { return self }
    if !names.contains(own) { names.append(own) }
    return nil
  }
}
