import QuartzCore
import Testing
import UIKit

@MainActor
struct CornerTests {
  /// On 320×568 points: facts about the published animator, computed from its curve.
  @Test(arguments: [
    (0.2, [16, 29.9, 302, 536.1]), (0.6, [142.5, 266.5, 160, 284]), (1.0, [269, 503.1, 18, 31.9]),
  ])
  func theOldPageShrinksIntoTheCorner(time: TimeInterval, rect: [CGFloat]) throws {
    let first = UIViewController()
    let theatre = try Theatre(root: first, size: CGSize(width: 320, height: 568))
    let second = UIViewController()
    theatre.cast("CornerShrinkPresent", for: second)

    first.present(second, animated: true)
    try theatre.advance(to: time)

    expect(shown(second.view.superview?.subviews.last).frame, near: rect)
  }

  @Test(arguments: [
    (0.2, [245.4, 479.5, 65.2, 79.1]), (0.6, [130, 254, 185, 309]),
    (1.0, [14.6, 28.5, 304.8, 538.9]),
  ])
  func thePageGrowsOutOfTheCorner(time: TimeInterval, rect: [CGFloat]) throws {
    let (first, second) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: first, size: CGSize(width: 320, height: 568))
    theatre.cast("CornerShrinkPresent", for: second)
    first.present(second, animated: false)
    try theatre.advance(to: 1)

    theatre.cast("CornerGrowDismiss", for: second)
    first.dismiss(animated: true)
    try theatre.advance(to: 1 + time)

    expect(shown(second.view.superview?.subviews.last).frame, near: rect)
    try theatre.advance(to: 3)
    #expect(first.view.window != nil)
    #expect(second.view.window == nil)
  }

  private func expect(_ frame: CGRect, near rect: [CGFloat]) {
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(zip(parts, rect).allSatisfy { abs($0 - $1) < 0.1 }, "\(frame)")
  }
}
