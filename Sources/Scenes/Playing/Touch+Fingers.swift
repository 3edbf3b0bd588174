import Stage
import UIKit

extension Touch {
  /// The ways of the fingers on a window, in which elements are found by their names.
  @MainActor func fingers(on showing: Showing) throws(SceneError) -> [FingerPath] {
    let size = showing.window.bounds.size
    switch self {
    case .drag(let drag): return [drag.path(on: size)]
    case .tap(let target): return [.tap(at: try target.point(on: showing))]
    case .press(let target, let duration):
      return [.tap(at: try target.point(on: showing), for: duration)]
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
    case .press(_, let duration): duration
    case .swipe(let swipe): swipe.duration
    case .pinch(let pinch): pinch.duration
    }
  }
}

extension Touch {
  /// What lies over the element that a finger means gets the finger.
  @MainActor func warnIfCovered(on showing: Showing, at place: SourcePlace) {
    guard case .named(let name)? = target, let view = showing.view(named: name.value),
      let cover = view.cover
    else { return }
    UIKitLog.current.warn(
      "\(cover) lies over '\(name.value)', and gets this finger", at: place.description)
  }

  private var target: TapTarget? {
    switch self {
    case .tap(let target), .press(let target, _): target
    case .drag, .swipe, .pinch: nil
    }
  }
}

extension TapTarget {
  @MainActor fileprivate func point(on showing: Showing) throws(SceneError) -> CGPoint {
    switch self {
    case .spot(let spot): spot.point(on: showing.window.bounds.size)
    case .named(let name): try showing.middle(of: name)
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
    if let view = view(named: name.value, passing: &names) { return view.middleInWindow }
    throw name.place.error(
      "nothing that is showing is named '\(name.value)'"
        + Spelling.advice(for: name.value, among: names))
  }
}

extension Showing {
  fileprivate func view(named name: String) -> UIView? {
    var names: [String] = []
    return view(named: name, passing: &names)
  }

  /// - Parameter names: Gets the names that were seen instead.
  private func view(named name: String, passing names: inout [String]) -> UIView? {
    window.visibleView(name, passing: &names) { $0.layer.name }
      ?? window.visibleView(name, passing: &names) { ($0 as? UIControl)?.visibleTitle }
  }
}

extension UIView {
  fileprivate var middleInWindow: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }

  /// What gets a finger on the middle of the view instead of the view, what is in it or what it is in;
  /// nil if nothing does.
  fileprivate var cover: String? {
    guard let hit = window?.hitTest(middleInWindow, with: nil), !hit.isDescendant(of: self),
      !isDescendant(of: hit)
    else { return nil }
    let covering = sequence(first: hit, next: \.superview).prefix { !self.isDescendant(of: $0) }
    if covering.contains(where: { $0 is UINavigationBar }) { return "the navigation bar" }
    if covering.contains(where: { $0 is UITabBar }) { return "the tab bar" }
    return covering.lazy.compactMap(\.layer.name).first.map { "'\($0)'" } ?? "something else"
  }

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
