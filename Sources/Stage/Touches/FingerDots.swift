import UIKit

/// The soft dots that show in a film where fingers are. They lie over the window, not in it: nothing
/// on the stage can touch, snapshot or trace them.
@MainActor
final class FingerDots {
  /// How long a dot takes to appear, in seconds.
  private static let appearing = 0.12
  /// How much larger it is at first.
  private static let approach = 1.3
  /// In points.
  private static let diameter = 44.0

  /// Of no window, so that nothing on it animates by itself.
  private let board = CALayer()
  private var shown: (dots: [Dot], tree: LayerNode?) = ([], nil)

  /// What there is to see of a finger.
  private struct Dot: Equatable {
    var location: CGPoint
    var opacity: Double
    var scale: Double
  }

  init(size: CGSize) {
    board.frame = CGRect(origin: .zero, size: size)
  }

  /// What shows of the fingers at `time`, in seconds; nil if there is nothing.
  func tree(of fingers: [Finger], at time: Double) -> LayerNode? {
    let dots = fingers.compactMap { Self.dot(of: $0, at: time) }
    if dots == shown.dots { return shown.tree }
    shown = (dots, dots.isEmpty ? nil : draw(dots, at: time))
    return shown.tree
  }

  private static func dot(of finger: Finger, at time: Double) -> Dot? {
    let arrival = min(max((time - finger.downSince) / appearing, 0), 1)
    let departure = finger.goneSince.map { min(max((time - $0) / Finger.fading, 0), 1) } ?? 0
    guard arrival > 0, departure < 1 else { return nil }
    return Dot(
      location: finger.location, opacity: arrival * (1 - departure),
      scale: approach + (1 - approach) * arrival)
  }

  private func draw(_ dots: [Dot], at time: Double) -> LayerNode {
    board.sublayers = dots.map(Self.layer)
    return board.layer(at: time)
  }

  /// White with a thin dark rim and a soft shadow, so that it shows on light and on dark.
  private static func layer(of dot: Dot) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    layer.position = dot.location
    layer.transform = CATransform3DMakeScale(dot.scale, dot.scale, 1)
    layer.opacity = Float(dot.opacity)
    layer.cornerRadius = diameter / 2
    layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.75)
    layer.borderWidth = 1
    layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.35)
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    return layer
  }
}
