import Foundation

/// What becomes of content along one axis at the moment at which the finger lets it go.
struct ScrollRelease {
  let offset: CGFloat
  /// In points a second.
  let velocity: CGFloat
  let range: ScrollRange
  let bounces: Bool

  /// Where the content will come to rest.
  private(set) var target: CGFloat

  private let slowness: Double
  private var isAimed: Bool

  init(
    offset: CGFloat, velocity: CGFloat, range: ScrollRange, bounces: Bool, isPaging: Bool,
    rate: UIScrollView.DecelerationRate
  ) {
    self.offset = offset
    self.velocity = abs(velocity) < Self.least ? 0 : velocity
    self.range = range
    self.bounces = bounces
    slowness = isPaging ? UIScrollView.DecelerationRate.fast.slowness : rate.slowness
    isAimed = isPaging
    target = 0
    target =
      isPaging
      ? range.page(at: offset, velocity: velocity)
      : range.nearest(to: offset + self.velocity * slowness)
  }

  /// Somebody wants the content to come to rest elsewhere.
  mutating func aim(at wish: CGFloat) {
    guard wish != target else { return }
    (target, isAimed) = (wish, true)
  }

  var isRest: Bool { velocity == 0 && target == offset }

  /// It goes where its speed takes it; where it is to come to rest at a certain place, as fast as it was
  /// if it can get there by that.
  var course: ScrollCourse {
    let nearest = range.nearest(to: offset)
    guard offset == nearest || isAimed && target != nearest else {
      return ScrollCourse(from: offset, velocity: velocity, backTo: nearest)
    }
    guard isAimed else {
      let goal = offset + velocity * slowness
      return ScrollCourse(from: offset, to: goal, slowness: slowness)
        .bounded(by: target, bounces: bounces)
    }
    let fast = UIScrollView.DecelerationRate.fast.slowness
    let wanted = velocity == 0 ? 0 : Double((target - offset) / velocity)
    return ScrollCourse(
      from: offset, to: target, slowness: min(max(wanted, fast), max(slowness, fast)))
  }

  /// Content that is slower, in points a second, stands when the finger goes.
  private static let least: CGFloat = 10
}

extension UIScrollView.DecelerationRate {
  /// In so many seconds the speed falls to 1/e; times the speed, how far the content goes (WWDC 2018,
  /// session 803).
  var slowness: Double {
    let rate = min(max(Double(rawValue), 0), 0.9999)
    return rate / (1 - rate) / 1000
  }
}
