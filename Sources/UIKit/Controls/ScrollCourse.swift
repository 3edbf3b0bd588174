import Foundation

/// How content goes along one axis when the finger has gone, in points and seconds.
///
/// It glides ever more slowly towards its goal; at an end of the content it swings out and comes back,
/// critically damped. The numbers of that spring are those of imitations.
struct ScrollCourse {
  private let start: CGFloat
  /// Where it would come to rest if it glided on.
  private let goal: CGFloat
  /// In so many seconds what is left of the way falls to 1/e of it.
  private let slowness: Double
  private var swing: Swing?
  private var rest: CGFloat

  private struct Swing {
    let start: Double
    let distance: CGFloat
    let velocity: CGFloat
  }

  /// The frequency of the spring at the ends, in radians a second.
  private static let stiffness = 10.0

  /// So near to its end, in points, nothing is seen to move any more.
  private static let near: CGFloat = 0.5

  /// A glide from one offset to another.
  init(from start: CGFloat, to goal: CGFloat, slowness: Double) {
    (self.start, self.goal, self.slowness) = (start, goal, slowness)
    rest = goal
  }

  /// The content is beyond an end, where it moves with a velocity; it comes back to it.
  init(from start: CGFloat, velocity: CGFloat, backTo end: CGFloat) {
    self.init(from: start, to: end, slowness: 0)
    swing = Swing(start: 0, distance: start - end, velocity: velocity)
  }

  /// This course, but not further than `end`: there it stops or, if it bounces, swings.
  func bounded(by end: CGFloat, bounces: Bool) -> ScrollCourse {
    let left = (goal - end) / (goal - start)
    guard left > 0, left < 1 else { return self }
    var course = self
    course.rest = end
    let contact = -slowness * log(Double(left))
    course.swing = Swing(
      start: contact, distance: 0,
      velocity: bounces ? (goal - end) / slowness : 0)
    return course
  }

  func offset(after time: Double) -> CGFloat {
    let offset = exactOffset(after: time)
    return isOver(after: time) ? rest : offset
  }

  /// Whether it stays where it is from now on.
  func isOver(after time: Double) -> Bool {
    guard let swing else { return abs(glide(after: time) - goal) < Self.near }
    // A swing passes its end only once, at its start.
    let hasTurned = time - swing.start > 1 / Self.stiffness || swing.velocity == 0
    return time >= swing.start && hasTurned && abs(exactOffset(after: time) - rest) < Self.near
  }

  private func exactOffset(after time: Double) -> CGFloat {
    guard let swing, time >= swing.start else { return glide(after: time) }
    let (time, omega) = (time - swing.start, Self.stiffness)
    let speed = swing.velocity + omega * swing.distance
    return rest + (swing.distance + speed * time) * exp(-omega * time)
  }

  private func glide(after time: Double) -> CGFloat {
    slowness > 0 ? goal - (goal - start) * exp(-time / slowness) : goal
  }
}
