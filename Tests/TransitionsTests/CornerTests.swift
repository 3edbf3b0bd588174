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

  @Test func thePresentationTakesSixFifthsOfASecond() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: first)
    theatre.cast("CornerShrinkPresent", for: second)

    first.present(second, animated: true)
    try theatre.advance(to: 1.199)
    #expect(first.transitionCoordinator != nil)
    try theatre.advance(to: 1.2)

    #expect(first.transitionCoordinator == nil)
    #expect(first.presentedViewController === second)
  }

  /// 1.2 s of growth, then half a second in which the picture fades over the page itself.
  @Test func theDismissalTakesTheFadeLonger() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: first)
    theatre.cast("CornerShrinkPresent", for: second)
    first.present(second, animated: false)
    try theatre.advance(to: 1)
    let container = try #require(second.view.superview)
    theatre.cast("CornerGrowDismiss", for: second)

    first.dismiss(animated: true)
    try theatre.advance(to: 2.199)
    #expect(container.subviews.count == 2)
    #expect(container.subviews.first === second.view)
    for (time, alpha) in [(2.2, 1.0), (2.325, 0.8708), (2.45, 0.5), (2.575, 0.1292)] {
      try theatre.advance(to: time)
      #expect(container.subviews.count == 3)
      #expect(container.subviews[1] === first.view)
      #expect(first.view.alpha == 1)
      #expect(abs(Double(shown(container.subviews[2]).opacity) - alpha) < 0.001)
    }
    try theatre.advance(to: 2.699)
    #expect(first.transitionCoordinator != nil)
    try theatre.advance(to: 2.7)

    #expect(first.transitionCoordinator == nil)
    #expect(theatre.window.subviews == [first.view])
  }

  private func expect(_ frame: CGRect, near rect: [CGFloat]) {
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(zip(parts, rect).allSatisfy { abs($0 - $1) < 0.1 }, "\(frame)")
  }
}
